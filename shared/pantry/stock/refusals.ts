/** Why something about stock may not happen now. */

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
