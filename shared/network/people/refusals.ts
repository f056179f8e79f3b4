/** Why something about people may not happen now. */

export const passwordTooWeak = {
  en: 'The password needs at least 12 characters, with an upper-case and a lower-case letter, a number and a symbol.',
  es: 'La contraseña necesita al menos 12 caracteres, con mayúscula, minúscula, número y símbolo.',
}
export const passwordCommon = {
  en: 'This is one of the passwords that attackers try first, or much like it. Several words that do not belong together are better.',
  es: 'Esta es una de las contraseñas que se prueban primero, o se le parece mucho. Es mejor usar varias palabras sin relación.',
}
export const passwordPersonal = {
  en: 'The password may not have the person’s name, e-mail address or phone number in it, nor the word {product}.',
  es: 'La contraseña no puede contener el nombre, el correo ni el teléfono de la persona, ni la palabra {product}.',
}
export const roleNotYours = {
  en: 'You cannot give or take away this role.',
  es: 'Usted no puede dar ni quitar esta función.',
}
export const roleHeld = {
  en: '{person} has this role already.',
  es: '{person} ya tiene esta función.',
}
export const alreadyInvited = {
  en: '{person} was invited to this role already. You can send the invitation again from the list.',
  es: 'Ya se invitó a {person} a esta función. Puede enviar la invitación de nuevo desde la lista.',
}
export const invitedIsDisabled = {
  en: 'The account of {person} is switched off. Switch it on again on the person’s page instead.',
  es: 'La cuenta de {person} está desactivada. Actívela de nuevo en la página de la persona.',
}
export const personChangedMeanwhile = {
  en: 'Someone else changed this person at the same moment. Please look again.',
  es: 'Otra persona hizo un cambio aquí en el mismo momento. Mire de nuevo.',
}
export const lastAdministrator = {
  en: 'This is the last administrator of the food bank. Make someone else an administrator first.',
  es: 'Es la última persona que administra el banco de alimentos. Nombre antes a otra para administrarlo.',
}
export const lastAgencyPerson = {
  en: 'This is the only person of the agency. Invite someone else first.',
  es: 'Es la única persona de la agencia. Invite antes a otra.',
}
export const lastNetworkPerson = {
  en: 'This is the only person of the network. Invite someone else first.',
  es: 'Es la única persona de la red nacional. Invite antes a otra.',
}
export const notYourself = {
  en: 'You cannot switch off your own account.',
  es: 'No puede desactivar su propia cuenta.',
}
export const personActsElsewhere = {
  en: '{person} also works for another organization that you do not look after. Take away the role here instead.',
  es: '{person} también trabaja para otra organización que usted no administra. Quite en su lugar la función de aquí.',
}
export const invitationUnknown = {
  en: 'This link is not valid. Use the link of the latest e-mail, or ask for a new invitation.',
  es: 'Este enlace no es válido. Use el del último correo o pida una invitación nueva.',
}
export const invitationExpired = {
  en: 'This invitation has expired. Ask whoever invited you to send it again.',
  es: 'Esta invitación ha caducado. Pida a quien le invitó que la envíe de nuevo.',
}
export const invitationRevoked = {
  en: 'This invitation was taken back.',
  es: 'Esta invitación fue retirada.',
}
export const invitationAccepted = {
  en: 'This invitation was accepted already.',
  es: 'Esta invitación ya fue aceptada.',
}
export const accountDisabled = {
  en: 'This account is switched off. Whoever looks after it can switch it on again.',
  es: 'Esta cuenta está desactivada. Quien la administra puede activarla de nuevo.',
}
