/** Why something about customers may not happen now. */

export const phoneNumberInvalid = {
  en: 'This is not a phone number.',
  es: 'Esto no es un número de teléfono.',
}
export const phoneIsUserName = {
  en: 'This person signs in with the phone number, so e-mail and phone cannot be changed.',
  es: 'Esta persona entra con su número de teléfono, así que ni el correo ni el teléfono se pueden cambiar.',
}
export const mailIsUserName = {
  en: 'This person signs in with the e-mail address, so it cannot be left out.',
  es: 'Esta persona entra con su correo electrónico, así que no se puede quitar.',
}
export const textsNeedPhone = {
  en: 'Text messages need a phone number.',
  es: 'Los mensajes de texto necesitan un número de teléfono.',
}
export const textsNeedConsent = {
  en: 'Text messages need the person’s consent. Please ask first.',
  es: 'Los mensajes de texto necesitan el consentimiento de la persona. Pregúntele antes.',
}
export const mailsNeedAddress = {
  en: 'E-mails need an e-mail address.',
  es: 'Los correos necesitan una dirección de correo.',
}
export const callsNeedPhone = {
  en: 'Phone calls need a phone number.',
  es: 'Las llamadas necesitan un número de teléfono.',
}
export const contactInUse = {
  en: 'Somebody else signs in with this e-mail address or phone number.',
  es: 'Otra persona entra con este correo o número de teléfono.',
}
export const passwordOfStaff = {
  en: 'This person also works here, and signs in to both with one account. They choose a new password with “Forgot your password?”.',
  es: 'Esta persona también trabaja aquí y entra a ambos con una sola cuenta. Elige una contraseña nueva con «¿Olvidó su contraseña?».',
}
export const contactOfStaff = {
  en: 'This person also works here, and signs in to both with one account. Its e-mail address and phone number can’t be changed here.',
  es: 'Esta persona también trabaja aquí y entra a ambos con una sola cuenta. Su correo y su número de teléfono no se pueden cambiar aquí.',
}
export const staffNotForgotten = {
  en: 'This person also works here, and signs in to both with one account. Their roles have to be taken away first.',
  es: 'Esta persona también trabaja aquí y entra a ambos con una sola cuenta. Primero hay que quitarle sus funciones.',
}
export const noUserName = {
  en: 'Without an e-mail address and a phone number nobody can sign in.',
  es: 'Sin correo ni teléfono nadie puede entrar.',
}
export const locationNotRestricted = {
  en: '{location} is open to everyone: only restricted locations can be assigned.',
  es: '{location} está abierto a todos: solo se pueden asignar lugares restringidos.',
}
export const changedAtHomeOnly = {
  en: 'Name, contacts and permissions are changed by the food bank, or by the pantry that invited this person.',
  es: 'El nombre, los contactos y los permisos los cambia el banco de alimentos o la despensa que invitó a esta persona.',
}
export const notAssignable = {
  en: 'One of the programs or locations is not of your food bank.',
  es: 'Uno de los programas o lugares no es de su banco de alimentos.',
}
export const tooManyAddresses = {
  en: 'There are {max} addresses already. Please delete one first.',
  es: 'Ya hay {max} direcciones. Elimine una primero.',
}
export const mergeWithSelf = {
  en: 'A person cannot be merged with themselves.',
  es: 'No se puede combinar a una persona consigo misma.',
}
export const mergedNotesTooLong = {
  en: 'The notes of both are longer than {max} characters together. Please shorten one of them first.',
  es: 'Las notas de ambas personas tienen juntas más de {max} caracteres. Acorte antes una de ellas.',
}
export const alreadyMerged = {
  en: 'This person was merged already.',
  es: 'Esta persona ya fue combinada.',
}
export const otherFoodBank = {
  en: 'Both people must belong to the same food bank.',
  es: 'Ambas personas deben ser del mismo banco de alimentos.',
}
export const mergeTooOld = {
  en: 'A merge can be undone for a day. This one is older.',
  es: 'Una combinación se puede deshacer durante un día. Esta es más antigua.',
}
/** To the customer themselves. */
export const ownOrdersInProgress = {
  en: 'You still have orders ({count}). Please cancel them first, or wait until you have your food.',
  es: 'Todavía tiene pedidos ({count}). Cancélelos primero, o espere hasta tener su comida.',
}
export const ordersInProgress = {
  en: 'There are orders in progress ({count}). Please hand them over or cancel them first.',
  es: 'Hay pedidos en curso ({count}). Entréguelos o cancélelos primero.',
}
