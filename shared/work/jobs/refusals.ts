/** Why something about jobs may not happen now. */

export const jobNotRepeatable = {
  en: 'This can’t be asked for again here.',
  es: 'Esto no se puede volver a pedir aquí.',
}
export const messageIsSent = {
  en: 'This message was sent, so it can’t be cancelled.',
  es: 'Este mensaje ya se envió, así que no se puede cancelar.',
}
export const messageIsSentOnce = {
  en: 'A message goes out once. Please write a new one.',
  es: 'Un mensaje se envía una sola vez. Escriba uno nuevo.',
}
export const jobNotMade = {
  en: 'This can not be made as it was asked for ({reason}).',
  es: 'No se puede hacer como se pidió ({reason}).',
}
export const jobRoleLost = {
  en: 'You no longer have the role with which this was asked for.',
  es: 'Ya no tiene la función con la que se pidió esto.',
}
export const jobIsOver = {
  en: 'This is already over, so it can’t be cancelled.',
  es: 'Esto ya terminó, así que no se puede cancelar.',
}
export const jobWithoutFile = {
  en: 'There is no file to download.',
  es: 'No hay ningún archivo que descargar.',
}
export const jobFileExpired = {
  en: 'Files are kept for {days} days; this one is gone. Run it again.',
  es: 'Los archivos se guardan {days} días; este ya no está. Genérelo otra vez.',
}
