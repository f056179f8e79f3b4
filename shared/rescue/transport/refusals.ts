/** Why something about transport may not happen now. */

export const volunteerTooFar = {
  en: 'It is {miles} miles to the agency; volunteers drive at most {max}.',
  es: 'Hay {miles} millas hasta la agencia; los voluntarios conducen como máximo {max}.',
}
export const volunteerTooHeavy = {
  en: 'These are {pounds} lb; volunteers take at most {max}.',
  es: 'Son {pounds} libras; los voluntarios llevan como máximo {max}.',
}
export const volunteerFrozen = {
  en: 'The food has to be kept frozen, which volunteers can’t do.',
  es: 'La comida tiene que mantenerse congelada y los voluntarios no pueden hacerlo.',
}
export const volunteerNoWindow = {
  en: 'No pickup day with hours is known yet, so no volunteer can be asked.',
  es: 'Todavía no se conoce un día de recogida con horas, así que no se puede preguntar a voluntarios.',
}
export const volunteerUnderWay = {
  en: '{provider} already picked this donation up.',
  es: '{provider} ya recogió esta donación.',
}
export const runTaken = {
  en: 'Somebody else took this run. Thank you for offering!',
  es: 'Otra persona tomó este viaje. ¡Gracias por ofrecerse!',
}
export const runCancelled = {
  en: 'This donation was cancelled. Please do not drive.',
  es: 'Esta donación fue cancelada. Por favor, no vaya.',
}
export const runWithdrawn = {
  en: 'The food bank no longer needs a driver for this run. Please do not drive.',
  es: 'El banco de alimentos ya no necesita conductor para este viaje. Por favor, no vaya.',
}
export const runCarrying = {
  en: 'This run had ended when you picked the food up. Please call the food bank: it tells you where to take it.',
  es: 'Este viaje ya había terminado cuando recogió la comida. Llame al banco de alimentos: le dirá adónde llevarla.',
}
export const runGivenBack = {
  en: 'You gave this run back.',
  es: 'Usted devolvió este viaje.',
}
export const runDeclined = {
  en: 'You declined this run.',
  es: 'Usted rechazó este viaje.',
}
export const runOver = {
  en: 'This run is over.',
  es: 'Este viaje terminó.',
}
export const runDone = {
  en: 'This run was already delivered.',
  es: 'Este viaje ya se entregó.',
}
export const runNotTaken = {
  en: 'Please take the run first.',
  es: 'Tome primero el viaje.',
}
export const runNotPickedUp = {
  en: 'Please report the pickup first.',
  es: 'Informe primero de la recogida.',
}
export const runHeld = {
  en: 'You took this run. Please cancel it if you can’t drive.',
  es: 'Usted tomó este viaje. Cancélelo si no puede conducir.',
}
export const runNothingLoaded = {
  en: 'Please enter the pounds of at least one category, or report a problem.',
  es: 'Indique las libras de al menos una categoría o informe de un problema.',
}
export const runTooManyReports = {
  en: 'Too many reports were sent for this run. Please call the food bank.',
  es: 'Se enviaron demasiados informes de este viaje. Llame al banco de alimentos.',
}
