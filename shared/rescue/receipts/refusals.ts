/** Why something about receipts may not happen now. */

export const receiptOtherLocation = {
  en: 'The receipt names another donor location than its donation.',
  es: 'El recibo indica otro local donante que su donación.',
}
export const receiptDateInFuture = {
  en: 'The date of a receipt cannot be in the future.',
  es: 'La fecha de un recibo no puede estar en el futuro.',
}
export const receiptDateTooOld = {
  en: 'The date of a receipt can be at most {days} days in the past.',
  es: 'La fecha de un recibo puede estar como máximo {days} días en el pasado.',
}
export const receiptClosed = {
  en: 'This receipt could be corrected until {day}. It is read-only now.',
  es: 'Este recibo se podía corregir hasta el {day}. Ahora es de solo lectura.',
}
