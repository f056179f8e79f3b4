/** Why something about donations may not happen now. */

export const offerExpired = {
  en: 'The time to answer this offer has ended.',
  es: 'El plazo para responder a esta oferta ha terminado.',
}
export const moveUpLimit = {
  en: 'Unable to move up any further',
  es: 'No se puede subir más',
}
export const moveNeedsNeighbour = {
  en: 'Unable to move match',
  es: 'No se puede mover la agencia',
}
export const removeActive = {
  en: 'cannot remove active match',
  es: 'no se puede quitar la agencia activa',
}
export const offerNotActive = {
  en: 'This donation is not being offered to you right now.',
  es: 'Esta donación no se le está ofreciendo en este momento.',
}
export const offerTaken = {
  en: 'This donation was already accepted by another agency.',
  es: 'Otra agencia ya aceptó esta donación.',
}
export const offerAlreadyAccepted = {
  en: 'You already accepted this donation.',
  es: 'Usted ya aceptó esta donación.',
}
export const offerAlreadyDeclined = {
  en: 'You already declined this donation.',
  es: 'Usted ya rechazó esta donación.',
}
export const donationCancelled = {
  en: 'This donation was cancelled.',
  es: 'Esta donación fue cancelada.',
}
export const donationEnded = {
  en: 'This donation is already closed.',
  es: 'Esta donación ya está cerrada.',
}
export const cancelByFoodBank = {
  en: 'Only your food bank can cancel this donation. Please ask {foodBank}.',
  es: 'Solo su banco de alimentos puede cancelar esta donación. Pídaselo a {foodBank}.',
}
export const unknownLocationCode = {
  en: 'No location of yours has the code {code}.',
  es: 'Ningún local suyo tiene el código {code}.',
}
export const alreadyAccepted = {
  en: 'This donation was already accepted by {agency}.',
  es: '{agency} ya aceptó esta donación.',
}
export const stillMatching = {
  en: 'Agencies are still being matched. Please try again in a moment.',
  es: 'Todavía se están buscando agencias. Inténtelo de nuevo en un momento.',
}
export const addAgencyFirst = {
  en: 'Please add at least one agency first',
  es: 'Agregue primero al menos una agencia',
}
export const agencyAlreadyAsked = {
  en: '{agency} was already asked about this donation.',
  es: 'Ya se preguntó a {agency} por esta donación.',
}
export const nobodyAnswers = {
  en: 'Nobody can answer for {agency} yet: invite somebody there first, or accept for it yourself.',
  es: 'Todavía nadie puede responder por {agency}: invite primero a alguien de allí, o acepte usted por ella.',
}
export const approvalAnswered = {
  en: 'An agency has answered already, so the approval can’t be taken back.',
  es: 'Una agencia ya respondió, así que la aprobación no se puede deshacer.',
}
export const tooManyMatches = {
  en: 'No more agencies can be added to this donation.',
  es: 'No se pueden agregar más agencias a esta donación.',
}
export const startIsInThePast = {
  en: 'The start has to be in the future.',
  es: 'El inicio tiene que ser en el futuro.',
}
export const startTooLate = {
  en: 'The start has to be before the pickup window ends.',
  es: 'El inicio tiene que ser antes de que termine el horario de recogida.',
}
export const alreadyStarted = {
  en: 'Offers for this donation have already started.',
  es: 'Las ofertas de esta donación ya comenzaron.',
}
export const notYetAccepted = {
  en: 'This donation has not been accepted yet.',
  es: 'Esta donación todavía no ha sido aceptada.',
}
export const pickupAgreed = {
  en: '{agency} has already agreed on a pickup, so its time cannot be changed here. Please contact the food bank.',
  es: '{agency} ya acordó una recogida, así que la hora no se puede cambiar aquí. Comuníquese con el banco de alimentos.',
}
export const notOpen = {
  en: 'The final weight and items of this donation can no longer be changed.',
  es: 'El peso y los artículos finales de esta donación ya no se pueden cambiar.',
}
export const closeReceipted = {
  en: 'The agency already created a receipt for this donation, so it cannot be closed as not picked up. If the receipt is wrong, please contact your food bank.',
  es: 'La agencia ya creó un recibo para esta donación, así que no se puede cerrar como no recogida. Si el recibo es incorrecto, comuníquese con su banco de alimentos.',
}
export const receiptExists = {
  en: 'A receipt was already created for this donation.',
  es: 'Ya se creó un recibo para esta donación.',
}
export const repostIneligible = {
  en: 'This donation came in through an interface with categories of its own and cannot be copied.',
  es: 'Esta donación llegó por una interfaz con categorías propias y no se puede copiar.',
}
export const pickupDateInThePast = {
  en: 'The pickup date is in the past.',
  es: 'La fecha de recogida ya pasó.',
}
export const pickupDateTooFar = {
  en: 'The pickup date is more than {days} days ahead.',
  es: 'La fecha de recogida está a más de {days} días.',
}
export const pickupWindowOver = {
  en: 'The pickup window of today has already ended.',
  es: 'El horario de recogida de hoy ya terminó.',
}
export const pickupHoursSkipped = {
  en: 'These pickup hours do not exist on that day: the clocks go forward. Please choose others.',
  es: 'Estas horas no existen ese día: se adelantan los relojes. Elija otras.',
}
export const customCodeShape = {
  en: 'A custom pickup time looks like 10:30AMTO9:00PM, in steps of half an hour, and ends after it starts.',
  es: 'Un horario propio se escribe 10:30AMTO9:00PM, en pasos de media hora, y termina después de empezar.',
}
export const tooManyPounds = {
  en: 'Together that is more than {max} lb. Please check the pounds.',
  es: 'En total son más de {max} libras. Revise las libras.',
}
export const inactiveLocation = {
  en: 'This donor location does not post donations at the moment.',
  es: 'Este local no publica donaciones por el momento.',
}
export const proposalNotOffered = {
  en: 'This pickup date and time is not available. Please choose another one.',
  es: 'Esta fecha y hora de recogida no está disponible. Elija otra.',
}
export const photoMissing = {
  en: 'The photo did not arrive. Please choose it again.',
  es: 'La foto no llegó. Elíjala de nuevo.',
}
export const pickupRecordedInFuture = {
  en: 'The recorded pickup is in the future.',
  es: 'La recogida registrada está en el futuro.',
}
export const pickupRecordedTooEarly = {
  en: 'The recorded pickup is before the donation was posted.',
  es: 'La recogida registrada es anterior a la publicación de la donación.',
}
export const pickupNotHeld = {
  en: 'This pickup is no longer with this agency.',
  es: 'Esta recogida ya no es de esta agencia.',
}
export const pickupElsewhere = {
  en: 'Somebody else has just given this donation to {agency}. Please look again.',
  es: 'Otra persona acaba de pasar esta donación a {agency}. Mire de nuevo.',
}
export const pickupUnderWay = {
  en: '{provider} has already picked the donation up. Please call.',
  es: '{provider} ya recogió la donación. Llame, por favor.',
}
export const pickupByFoodBank = {
  en: 'The food bank’s truck fetches this donation. Please ask the food bank for another driver.',
  es: 'El camión del banco de alimentos recoge esta donación. Pida otro conductor al banco de alimentos.',
}
export const notClosed = {
  en: 'This donation is not closed.',
  es: 'Esta donación no está cerrada.',
}
export const reopenTooLate = {
  en: 'A close-out can be taken back for {hours} hours only. Please contact the food bank.',
  es: 'Un cierre solo se puede deshacer durante {hours} horas. Comuníquese con el banco de alimentos.',
}
export const apiKeyTooFast = {
  en: 'At most {max} donations a minute can be posted with a key. Please try again in a minute.',
  es: 'Con una clave se pueden publicar como máximo {max} donaciones por minuto. Inténtelo de nuevo en un minuto.',
}
export const receiptNotEligible = {
  en: 'A receipt can be created once the donation was accepted.',
  es: 'Se puede crear un recibo cuando la donación ha sido aceptada.',
}
export const modeFixed = {
  en: 'The mode can no longer be changed.',
  es: 'El modo ya no se puede cambiar.',
}
export const unknownPickupTime = {
  en: 'This pickup time does not exist.',
  es: 'Este horario de recogida no existe.',
}
export const photoIsNone = {
  en: 'The file is not a photo. Please choose another one.',
  es: 'El archivo no es una foto. Elija otra.',
}
