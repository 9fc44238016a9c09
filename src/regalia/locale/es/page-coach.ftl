### La página en el navegador: repasar una partida, volver a verla.

## Repasar

page-coach-curve = Del { $first } % al { $last } %; el punto más bajo es { $lowest } %, el más alto { $highest } %.
page-coach-point = Jugada { $number }: { $odds }
page-coach-start = Antes de la primera jugada: { $odds }
page-coach-table = Todas las decisiones en una tabla
page-coach-taken-back = deshecha

## Volver a ver una partida

page-coach-watch = Volver a verla
page-coach-step = Paso
page-coach-beginning = El comienzo
page-coach-first = Al comienzo
page-coach-previous = Un paso atrás
page-coach-next = Un paso adelante
page-coach-last = Al final
page-coach-autoplay = Reproducir
page-coach-pause = Pausa
page-coach-to-table = A la mesa

## Otro dispositivo

page-coach-personal-link = Tu enlace personal
page-coach-personal-qr = Código QR con tu enlace personal
