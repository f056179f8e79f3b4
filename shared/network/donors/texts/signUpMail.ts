import { texts } from '../../../core/text/text.ts'

/** The e-mail to a store whose sign-up was refused. To fill: {foodBank} {donor} {name}. */
export const signUpMail = texts(
  {
    subject: 'Your sign-up at {foodBank}',
    preheader: '{foodBank} cannot take {donor} on as a donor.',
    kind: 'Sign-up',
    title: '{foodBank} cannot take your sign-up',
    lead: 'Hello {name}, thank you for offering food. {foodBank} has looked at the sign-up of {donor} and cannot take it on.',
    reason: 'Their reason',
    store: 'You signed up',
    contact: '{foodBank}',
    button: 'Write to the food bank',
    why: 'You get this e-mail because this address was entered when the store signed up as a donor.',
  },
  {
    subject: 'Su inscripción en {foodBank}',
    preheader: '{foodBank} no puede aceptar a {donor} como donante.',
    kind: 'Inscripción',
    title: '{foodBank} no puede aceptar su inscripción',
    lead: 'Hola, {name}: gracias por ofrecer alimentos. {foodBank} ha revisado la inscripción de {donor} y no puede aceptarla.',
    reason: 'Su motivo',
    store: 'Usted inscribió',
    contact: '{foodBank}',
    button: 'Escribir al banco de alimentos',
    why: 'Recibe este correo porque se indicó esta dirección cuando la tienda se inscribió como donante.',
  },
)

/** The e-mail to a food bank's people about a store that signed up. To fill: {foodBank} {donor} {contact}. */
export const signUpWaitingMail = texts(
  {
    subject: 'A store wants to donate: {donor}',
    preheader: '{contact} signed {donor} up at {foodBank}.',
    title: '{donor} wants to donate',
    lead: '{contact} signed {donor} up as a donor. Please look at it, and approve or refuse it.',
    store: 'Store',
    contact: 'Contact',
    notes: 'Notes',
    button: 'See and decide',
  },
  {
    subject: 'Una tienda quiere donar: {donor}',
    preheader: '{contact} inscribió a {donor} en {foodBank}.',
    title: '{donor} quiere donar',
    lead: '{contact} inscribió a {donor} como donante. Revise la inscripción y apruébela o recházela.',
    store: 'Tienda',
    contact: 'Contacto',
    notes: 'Notas',
    button: 'Ver y decidir',
  },
)
