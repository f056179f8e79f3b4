/** Why something about erp may not happen now. */

export const erpProductGone = {
  en: 'This product was removed meanwhile. Please choose another one.',
  es: 'Este producto se quitó mientras tanto. Elija otro.',
}
export const erpNotWhole = {
  en: '{quantity} times {eaches} is no whole number of items. Please check Eaches Per.',
  es: '{quantity} por {eaches} no es un número entero de artículos. Revise las unidades por bulto.',
}
export const erpTooMuch = {
  en: 'That would be more than {max} items. Please check Eaches Per.',
  es: 'Serían más de {max} artículos. Revise las unidades por bulto.',
}
export const stockBelowZero = {
  en: 'Only {quantity} of {product} are left: {taken} came from this row, and the others went out already. Correct the quantity first.',
  es: 'Solo quedan {quantity} de {product}: de esta fila llegaron {taken} y los demás ya salieron. Corrija antes la cantidad.',
}
