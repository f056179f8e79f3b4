/** Refusals of requests of any area. */

export const modeFixed = {
  en: 'The mode can no longer be changed.',
  es: 'El modo ya no se puede cambiar.',
}
export const unknownPickupTime = {
  en: 'This pickup time does not exist.',
  es: 'Este horario de recogida no existe.',
}
export const unknownStorage = {
  en: 'One of the storage requirements does not exist.',
  es: 'Uno de los requisitos de almacenamiento no existe.',
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
