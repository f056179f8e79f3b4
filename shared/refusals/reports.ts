/** Refusals of reports, exports, jobs and filters. */

export const exportTooLong = {
  en: 'An export covers at most {days} days.',
  es: 'Una exportación abarca como máximo {days} días.',
}
export const exportNeedsDates = {
  en: 'Please choose the first and the last day of the export.',
  es: 'Elija el primer y el último día de la exportación.',
}
export const rangeTurnedAround = {
  en: 'The start date is after the end date.',
  es: 'La fecha de inicio es posterior a la fecha final.',
}
export const filterNameTaken = {
  en: 'There is already a saved filter of this name.',
  es: 'Ya hay un filtro guardado con este nombre.',
}
export const filterDefaults = {
  en: 'Only one saved filter of a list can be its default.',
  es: 'Solo un filtro guardado de una lista puede ser el predeterminado.',
}
export const reportRangeInvalid = {
  en: 'invalid date range',
  es: 'rango de fechas no válido',
}
export const reportTooLarge = {
  en: 'This report is too large to be shown at once. It can be made in the background instead.',
  es: 'Este informe es demasiado grande para mostrarlo de inmediato. Puede generarse en segundo plano.',
}
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
export const reportScheduleDaily = {
  en: 'A configuration report covers at least two days. Please choose weekly or monthly.',
  es: 'Un informe de configuración abarca al menos dos días. Elija semanal o mensual.',
}
export const tooManySchedules = {
  en: 'There are {count} scheduled reports already. Please delete one first.',
  es: 'Ya hay {count} informes programados. Elimine uno primero.',
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
