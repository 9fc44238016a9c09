### The rules at hand: what one needs to know to sit down and play, in our own words.
### A line break in a text is shown as one. The full rules, by id, are in docs/.

page-rules-puppeteer-1-title = The aim
page-rules-puppeteer-1-text = You play alone and pull the strings of six Houses: Drave, Halvern, Bearth, Gantis, Na'Ghar and Avondale. You build a board of 36 tokens, six of each House. In the end every House must have exactly the score that fate has given it. If a single House is above or below its score, there is war.
page-rules-puppeteer-2-title = The objectives
page-rules-puppeteer-2-text = The objective says what Houses score for; a cluster is a group of tokens of one House that touch side by side, and a token by itself is one too.
    United we are strong: a point for each token of the House's largest cluster.
    Divide and conquer: a point for each of its clusters.
    Central concentration: a point for each of its tokens in the inner 4 x 4.
    Border control: a point for each of its tokens on the border of the 6 x 6.
    For a first game take Central concentration: “Options and friends” suggests it, while “Play now” plays United we are strong.
page-rules-puppeteer-3-title = Setting up
page-rules-puppeteer-3-text = The six Identities are shuffled and laid face down, one on each score of the objective: 1 to 6 for United and Divide, 0 to 6 without 5 for Central, 0 to 6 without 1 for Border. The printed rules also have a list of seven numbers, 0 to 6: that is a misprint, since a House with six tokens on the board cannot score 0 for clusters. The House under the 6 must end with 6 points, and so on. You turn over three of them, one after the other, on whichever scores you like. The Point tokens of all Houses lie ready with their light side up. The 36 tokens of the board are shuffled into a face-down pile, and its top token is the beginning of the board.
page-rules-puppeteer-4-title = Expansion: building the board
page-rules-puppeteer-4-text = You take the top token of the pile, see whose it is and lay it beside a token on the table: above, below, left or right. There it stays until the Intrigues. The board may never span more than six rows or six columns, but where its edges lie is open until six are reached. You always find a place, and with the last token the square is full. You know how many tokens of each House are left in the pile, but not their order.
page-rules-puppeteer-5-title = The Raven
page-rules-puppeteer-5-text = When the board is finished, the Raven turns over the other Identities. From now on nothing is hidden: you see what each House scores and what it should score.
page-rules-puppeteer-6-title = An Intrigue, step by step
page-rules-puppeteer-6-text = You can make up to six Intrigues, one after the other.
    1. Swap two light tokens that lie side by side, not diagonally.
    2. Turn one of the two dark: it can never be swapped again.
    3. One of the two Houses pays: its Point token turns dark, and it cannot pay a second time.
    You may stop at any time, even before the first Intrigue.
page-rules-puppeteer-7-title = Easily overlooked
page-rules-puppeteer-7-text = Which token turns dark and which House pays are two separate choices. If one of the two Houses has paid before, the other must pay; if both have, they can have no Intrigue with each other any more. Dark tokens count for their House just like light ones. On the way the scores may be anything: only the end counts. Even if all Houses stand on their scores, the game goes on until you stop or make the sixth Intrigue.
page-rules-puppeteer-8-title = War or peace
page-rules-puppeteer-8-text = After your last Intrigue, what each House scores is counted. If all six stand on the scores of their Identities, there is peace and you have won. If even one does not, there is war and you have lost.
page-rules-puppeteer-9-title = Easier or harder
page-rules-puppeteer-9-text = Besides the objective you choose how many Identities are turned over at first: three, two or one. The fewer, the harder; one to three hearts say how hard. If you like, the top token of the pile lies open too, so that you always see one token ahead.
