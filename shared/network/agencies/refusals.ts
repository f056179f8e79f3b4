/** Why something about agencies may not happen now. */

export const unknownCategory = {
  en: 'One of the categories does not exist.',
  es: 'Una de las categorías no existe.',
}
export const repeatedCategory = {
  en: 'A category is listed twice.',
  es: 'Una categoría aparece dos veces.',
}
export const unknownDriver = {
  en: 'This driver does not exist.',
  es: 'Este conductor no existe.',
}
export const hoursRepeated = {
  en: 'Each weekday has one pickup window.',
  es: 'Cada día de la semana tiene un solo horario de recogida.',
}
export const hoursOrder = {
  en: 'The pickup hours have to end after they start.',
  es: 'El horario de recogida tiene que terminar después de empezar.',
}
export const tooManyDrivers = {
  en: 'An agency has at most {max} drivers.',
  es: 'Una agencia tiene como máximo {max} conductores.',
}
export const masterStaysActive = {
  en: 'This is the master agency. Choose another master agency before you deactivate it.',
  es: 'Esta es la agencia principal. Elija otra agencia principal antes de desactivarla.',
}
export const masterInactive = {
  en: '{agency} is inactive. Activate it before you make it the master agency.',
  es: '{agency} está inactiva. Actívela antes de hacerla la agencia principal.',
}
export const agencyHasOffer = {
  en: 'The agency is being asked about donation {code}. Deactivate it once the offer is answered.',
  es: 'Se le está preguntando a la agencia por la donación {code}. Desactívela cuando haya respuesta.',
}
export const agencyHasDonation = {
  en: 'The agency accepted donation {code}. Deactivate it once that donation is picked up.',
  es: 'La agencia aceptó la donación {code}. Desactívela cuando la donación se haya recogido.',
}
export const unknownStorage = {
  en: 'One of the storage requirements does not exist.',
  es: 'Uno de los requisitos de almacenamiento no existe.',
}
