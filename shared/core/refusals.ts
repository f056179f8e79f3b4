/** Why something about base may not happen now. */

export const tooManyWrongCodes = {
  en: 'Too many wrong codes. Please wait a few minutes and open the link from your e-mail again.',
  es: 'Demasiados códigos equivocados. Espere unos minutos y vuelva a abrir el enlace de su correo.',
}
export const tabletLocked = {
  en: 'This tablet is locked. Choose your name and type your PIN.',
  es: 'Esta tableta está bloqueada. Elija su nombre y escriba su PIN.',
}
export const tenantClosed = {
  en: 'Gleanery is closed for maintenance. Nothing was saved: please try again later.',
  es: 'Gleanery está cerrado por mantenimiento. No se guardó nada: vuelva a intentarlo más tarde.',
}
export const tooManyCalls = {
  en: 'You have done this {max} times within the hour, which is the limit. Please try again later.',
  es: 'Ya hizo esto {max} veces en esta hora, que es el límite. Vuelva a intentarlo más tarde.',
}
export const changedMeanwhile = {
  en: 'This was changed by someone else at the same moment. Please look again and retry.',
  es: 'Otra persona lo cambió en el mismo momento. Mire de nuevo y vuelva a intentarlo.',
}
export const idempotencyKeyReused = {
  en: 'This was already sent once with other entries, and that was saved. Please look at what was saved before you send it again.',
  es: 'Esto ya se envió una vez con otros datos y quedó guardado. Revise lo guardado antes de enviarlo de nuevo.',
}
export const secondFactorMissing = {
  en: 'Your food bank requires a second factor in your role. Please set it up first.',
  es: 'Su banco de alimentos exige un segundo factor en su función. Configúrelo primero.',
}
export const changedByOwnerOnly = {
  en: 'Only the food bank or agency that runs it can change this.',
  es: 'Solo puede cambiarlo el banco de alimentos o la agencia que lo gestiona.',
}
export const unknownZone = {
  en: 'This time zone does not exist.',
  es: 'Esta zona horaria no existe.',
}
