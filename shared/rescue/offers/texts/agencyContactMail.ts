import { texts } from '../../../core/text/text.ts'

/** The e-mail to the contact address of an agency that nobody can answer for. To fill: {agency} {foodBank} {pounds} {donor} {phone}. */
export const agencyContactMail = texts(
  {
    subject: '{pounds} lb of food wait, and nobody at {agency} can answer',
    preheader: 'Ask {foodBank} for access, so that food can be offered to you.',
    kind: 'Food donation',
    title: 'A donation waits for {agency}',
    lead: '{donor} gives {pounds} lb of food. {foodBank} would have offered it to {agency}, but nobody there has an account in Gleanery yet. Ask {foodBank} for access, or call to take this donation.',
    contact: 'Your food bank',
    contents: 'Contents',
    where: 'Where',
    button: 'Open Gleanery',
    why: 'This e-mail went to the contact address that {foodBank} keeps for {agency}.',
    other: 'En español',
    otherLead:
      '{donor} dona {pounds} lb de alimentos. {foodBank} se los habría ofrecido a {agency}, pero nadie de allí tiene todavía una cuenta en Gleanery. Pida acceso a {foodBank}, o llame para recibir esta donación.',
  },
  {
    subject: '{pounds} lb de alimentos esperan, y nadie de {agency} puede responder',
    preheader: 'Pida acceso a {foodBank} para que le puedan ofrecer alimentos.',
    kind: 'Donación de alimentos',
    title: 'Una donación espera a {agency}',
    lead: '{donor} dona {pounds} lb de alimentos. {foodBank} se los habría ofrecido a {agency}, pero nadie de allí tiene todavía una cuenta en Gleanery. Pida acceso a {foodBank}, o llame para recibir esta donación.',
    contact: 'Su banco de alimentos',
    contents: 'Contenido',
    where: 'Dónde',
    button: 'Abrir Gleanery',
    why: 'Este correo se envió a la dirección de contacto que {foodBank} tiene de {agency}.',
    other: 'In English',
    otherLead:
      '{donor} gives {pounds} lb of food. {foodBank} would have offered it to {agency}, but nobody there has an account in Gleanery yet. Ask {foodBank} for access, or call to take this donation.',
  },
)
