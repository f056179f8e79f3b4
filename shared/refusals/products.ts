/** Refusals of products, stock, pictures and orders. */

export const orderFinal = {
  en: 'This order has a final status, which can no longer be changed.',
  es: 'Este pedido tiene un estado final, que ya no se puede cambiar.',
}
export const orderLineNotWaiting = {
  en: 'Nothing of this item waits for a decision.',
  es: 'Nada de este artículo espera una decisión.',
}
export const productOnHold = {
  en: 'This product is on hold: none of it is offered or packed until it is released on its recall page.',
  es: 'Este producto está retenido: no se ofrece ni se empaca hasta que se libere en su página de retiro.',
}
export const orderHasHeld = {
  en: 'On hold and to be taken out first: {names}.',
  es: 'Retenido; hay que sacarlo antes: {names}.',
}
export const productInOrders = {
  en: 'Current orders hold this product ({count}), so it cannot be deleted.',
  es: 'Hay pedidos en curso con este producto ({count}), así que no se puede eliminar.',
}
export const stockBelowNothing = {
  en: 'Only {count} are on the shelf, so no more can be taken off it.',
  es: 'En el estante solo hay {count}, así que no se pueden quitar más.',
}
export const stockCountTooOld = {
  en: 'This was counted more than {max} days ago. Please count it again.',
  es: 'Esto se contó hace más de {max} días. Vuelva a contarlo.',
}
export const stockCountGone = {
  en: 'This count is not here any more.',
  es: 'Este recuento ya no está aquí.',
}
export const stockCountSettled = {
  en: 'Somebody has settled this count already.',
  es: 'Alguien ya resolvió este recuento.',
}
export const stockCountOwn = {
  en: 'A second person approves a count: this one is your own.',
  es: 'Un recuento lo aprueba otra persona: este es suyo.',
}
export const storageLocationInUse = {
  en: 'Products use this storage location ({count}), so it cannot be deleted.',
  es: 'Hay productos en esta ubicación ({count}), así que no se puede eliminar.',
}
export const tooManyLimits = {
  en: 'There are at most {max} limits of a type. Please remove one first.',
  es: 'Hay como máximo {max} límites de un tipo. Quite uno primero.',
}
export const limitTwice = {
  en: 'There is already a limit with this type and time scope. Please change that one.',
  es: 'Ya hay un límite con este tipo y este periodo. Cambie ese.',
}
export const orderLimitsOnly = {
  en: 'Limits of all products count orders.',
  es: 'Los límites de todos los productos cuentan pedidos.',
}
export const imageType = {
  en: 'Invalid, JPG or PNG only.',
  es: 'No válido, solo JPG o PNG.',
}
export const imageUnreadable = {
  en: 'An unexpected error occured while attempting to process the file. Please try again or contact an administrator for assistance.',
  es: 'Ocurrió un error inesperado al procesar el archivo. Inténtelo de nuevo o pida ayuda a quien administra el sistema.',
}
export const imageTooLarge = {
  en: 'The file is larger than 4 MB. Please choose a smaller one.',
  es: 'El archivo ocupa más de 4 MB. Elija uno más pequeño.',
}
export const imageTooManyPixels = {
  en: 'The picture has more than 40 megapixels. Please choose a smaller one.',
  es: 'La imagen tiene más de 40 megapíxeles. Elija una más pequeña.',
}
export const tooManyImages = {
  en: 'There are at most {max} pictures here. Please remove one first.',
  es: 'Aquí hay como máximo {max} imágenes. Quite una primero.',
}
export const imageTwice = {
  en: 'This picture is here already.',
  es: 'Esta imagen ya está aquí.',
}
export const imageNotAvailable = {
  en: 'This picture is no longer available.',
  es: 'Esta imagen ya no está disponible.',
}
export const shelfOfAgency = {
  en: '{agency} received this; only its own people can put it on their shelf.',
  es: '{agency} recibió esto; solo su gente puede ponerlo en su estante.',
}
export const shelfLineDone = {
  en: '{category} of this receipt is on the shelf already.',
  es: '{category} de este recibo ya está en el estante.',
}
export const activityRangeInvalid = {
  en: 'The range has to start before it ends.',
  es: 'El periodo tiene que empezar antes de terminar.',
}
export const activityRangeTooLong = {
  en: 'A range has at most {max} days.',
  es: 'Un periodo tiene como máximo {max} días.',
}
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
