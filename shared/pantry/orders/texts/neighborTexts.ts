import { texts } from '../../../core/text/text.ts'

/** Answers to STOP, START, HELP and CANCEL. */
export const textReplies = texts(
  {
    stop: 'Gleanery: We will send you no more texts. Reply START to get them again.',
    start: 'Gleanery: You will get texts about your food orders again. Reply STOP to end, HELP for help.',
    cancelled:
      '{pantry}: Your order {code} for {day} is cancelled. You can order again: {url} To end texts, reply STOP.',
    cancelClosed:
      '{pantry}: Your order {code} for {day} can’t be cancelled by text any more. Please call your pantry {phone}. To end texts, reply STOP.',
    cancelWhich:
      '{pantry}: You have orders {orders}. To cancel one, reply with its code: CANCEL {code}. To end texts, reply STOP.',
    cancelNone: 'Gleanery: You have no order to cancel. We will send you no more texts. Reply START to get them again.',
    help: 'Gleanery: We text you about your food orders. Questions? Ask your pantry or see {url} Msg & data rates may apply. Reply STOP to end.',
  },
  {
    stop: 'Gleanery: No le enviaremos más mensajes. Responda EMPEZAR para recibirlos de nuevo.',
    start: 'Gleanery: Recibirá otra vez mensajes sobre sus pedidos. Responda ALTO para terminar, AYUDA para ayuda.',
    cancelled:
      '{pantry}: Su pedido {code} para el {day} está cancelado. Puede pedir de nuevo: {url} Para no recibir más mensajes, responda ALTO.',
    cancelClosed:
      '{pantry}: Su pedido {code} para el {day} ya no se puede cancelar por mensaje. Llame a su despensa, por favor {phone}. Para no recibir más mensajes, responda ALTO.',
    cancelWhich:
      '{pantry}: Tiene los pedidos {orders}. Para cancelar uno, responda con su código: CANCELAR {code}. Para no recibir más mensajes, responda ALTO.',
    cancelNone:
      'Gleanery: No tiene ningún pedido que cancelar. No le enviaremos más mensajes. Responda EMPEZAR para recibirlos de nuevo.',
    help: 'Gleanery: Le escribimos sobre sus pedidos de comida. ¿Preguntas? Hable con su despensa o vea {url} Pueden aplicarse tarifas. Responda ALTO para terminar.',
  },
)
