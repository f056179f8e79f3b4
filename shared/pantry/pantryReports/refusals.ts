/** Why something about pantryReports may not happen now. */

export const reportExceedsLimit = {
  en: 'This report exceeds the current limit. Please choose a smaller timeframe.',
  es: 'Este informe supera el límite actual. Elija un periodo más corto.',
}
export const fullDataOfAgency = {
  en: 'Full data is only available when no agency is chosen.',
  es: 'Los datos completos solo están disponibles cuando no hay una agencia elegida.',
}
export const fullDataIsCsv = {
  en: 'Full data is only available as CSV.',
  es: 'Los datos completos solo están disponibles en CSV.',
}
export const reportOrdersUnnamed = {
  en: 'Please select orders, or choose the first and the last day.',
  es: 'Seleccione pedidos o elija el primer y el último día.',
}
export const reportMailOthers = {
  en: 'The report can only be sent to the e-mail address that you sign in with.',
  es: 'El informe solo se puede enviar al correo electrónico con el que inicia sesión.',
}
export const reportTooLarge = {
  en: 'This report is too large to be shown at once. It can be made in the background instead.',
  es: 'Este informe es demasiado grande para mostrarlo de inmediato. Puede generarse en segundo plano.',
}
