import { texts } from '../../../core/text/text.ts'

/** Another time or place for an order that was placed. */
export const moveOrderTexts = texts(
  {
    stepMove: 'Your order moves as soon as you choose.',
    moved: 'Moved to {when}.',
    notMoved: 'Your order stays at its time. {reason}',
    moveFailed: 'An error occurred. Please try again.',
    foodForTime: 'Choose the food for this time',
  },
  {
    stepMove: 'Su pedido se cambia en cuanto usted elige.',
    moved: 'Cambiado para el {when}.',
    notMoved: 'Su pedido sigue como estaba. {reason}',
    moveFailed: 'Ocurrió un error. Vuelva a intentarlo.',
    foodForTime: 'Elegir la comida para esa hora',
  },
)
