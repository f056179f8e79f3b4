/** Why something about products may not happen now. */

export const productOnHold = {
  en: 'This product is on hold: none of it is offered or packed until it is released on its recall page.',
  es: 'Este producto está retenido: no se ofrece ni se empaca hasta que se libere en su página de retiro.',
}
export const productInOrders = {
  en: 'Current orders hold this product ({count}), so it cannot be deleted.',
  es: 'Hay pedidos en curso con este producto ({count}), así que no se puede eliminar.',
}
export const tagUsedMeanwhile = {
  en: 'More items have this tag than when you were asked ({count}). Please look again.',
  es: 'Más elementos tienen esta etiqueta que cuando se le preguntó ({count}). Mire de nuevo.',
}
