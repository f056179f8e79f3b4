/** Why something about invitations may not happen now. */

export const contactMissing = {
  en: 'Give an e-mail address or a mobile phone number.',
  es: 'Indique un correo electrónico o un teléfono móvil.',
}
export const phoneInvalid = {
  en: 'This is not a phone number. Write it with its area code, such as (865) 555-0134.',
  es: 'Este no es un número de teléfono. Escríbalo con el código de área, por ejemplo (865) 555-0134.',
}
export const phoneElsewhere = {
  en: 'This is a number of another country, which gets no text messages from here.',
  es: 'Este número es de otro país y no puede recibir mensajes de texto desde aquí.',
}
export const invitationTargetMissing = {
  en: 'Choose at least one pantry or delivery program.',
  es: 'Elija al menos una despensa o un programa de entrega.',
}
export const invitationLanguageMissing = {
  en: 'Choose a preferred language.',
  es: 'Elija un idioma preferido.',
}
export const invitationPlaceUnknown = {
  en: 'One of the pantries or delivery programs is not yours, or does not exist any more. Please choose again.',
  es: 'Una de las despensas o de los programas de entrega no es suyo o ya no existe. Elija de nuevo.',
}
export const contactTwice = {
  en: 'This contact is in the list twice.',
  es: 'Este contacto está dos veces en la lista.',
}
export const contactInvitedInFile = {
  en: 'This contact was already invited in this file.',
  es: 'Este contacto ya fue invitado en este archivo.',
}
export const referralUsed = {
  en: 'This invitation was used already. If it was you, sign in. If not, ask the pantry for a new one.',
  es: 'Esta invitación ya se usó. Si fue usted, inicie sesión. Si no, pida una nueva a la despensa.',
}
