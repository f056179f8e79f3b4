import { texts } from '../../core/text/text.ts'

/** The e-mail and the text message of a neighbor's invitation. To fill: {foodBank} {url} {message}. */
export const customerInvitationMail = texts(
  {
    subject: 'Order food from {foodBank}',
    preheader: 'Your own link to order food from a pantry near you.',
    kind: 'Invitation',
    title: 'Order food from {foodBank}',
    button: 'Start',
    places: 'You can order from',
    noCost: 'The food is free. You choose what you need and when you get it.',
    once: 'The link is for you alone and works once. Please do not pass it on.',
    about: 'Good to know',
    why: 'This e-mail was sent once, because {foodBank} was given your address. If you do not expect it, you need to do nothing.',
    text: '{foodBank}: {message} {url} Reply STOP to get no more texts.',
  },
  {
    subject: 'Pida alimentos en {foodBank}',
    preheader: 'Su propio enlace para pedir alimentos en una despensa cercana.',
    kind: 'Invitación',
    title: 'Pida alimentos en {foodBank}',
    button: 'Empezar',
    places: 'Puede hacer pedidos en',
    noCost: 'Los alimentos son gratis. Usted elige lo que necesita y cuándo lo recibe.',
    once: 'El enlace es solo para usted y funciona una vez. No lo comparta, por favor.',
    about: 'Bueno saber',
    why: 'Este correo se envió una sola vez, porque {foodBank} recibió su dirección. Si no lo esperaba, no tiene que hacer nada.',
    text: '{foodBank}: {message} {url} Responda STOP para no recibir más mensajes.',
  },
)
