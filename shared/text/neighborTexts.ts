import { texts } from './text.ts'

/** Answers to STOP, START and HELP. */
export const textReplies = texts(
  {
    stop: 'Gleanery: We will send you no more texts. Reply START to get them again.',
    start: 'Gleanery: You will get texts about your food orders again. Reply STOP to end, HELP for help.',
    help: 'Gleanery: We text you about your food orders. Questions? Ask your pantry or see {url} Msg & data rates may apply. Reply STOP to end.',
  },
  {
    stop: 'Gleanery: No le enviaremos más mensajes. Responda EMPEZAR para recibirlos de nuevo.',
    start: 'Gleanery: Recibirá otra vez mensajes sobre sus pedidos. Responda ALTO para terminar, AYUDA para ayuda.',
    help: 'Gleanery: Le escribimos sobre sus pedidos de comida. ¿Preguntas? Hable con su despensa o vea {url} Pueden aplicarse tarifas. Responda ALTO para terminar.',
  },
)
