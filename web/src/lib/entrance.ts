// What the server says of the games it has.
import { call } from "./net.ts";
import type { GameLook } from "./types.ts";

export const allGames = (): Promise<GameLook[]> => call<GameLook[]>("GET", "/api/games");

export async function gameLook(name: string): Promise<GameLook | null> {
  return (await allGames()).find((game) => game.name === name) ?? null;
}
