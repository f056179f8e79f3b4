/** Why something about windows may not happen now. */

export const windowStartEnd = {
  en: 'The Start Time must be before the End Time.',
  es: 'La hora de inicio debe ser anterior a la hora de fin.',
}
export const windowOpenCloseDate = {
  en: 'The Open Date must be before the Close Date.',
  es: 'La fecha de apertura debe ser anterior a la fecha de cierre.',
}
export const windowOpenCloseTime = {
  en: 'The Open Time must be before the Close Time.',
  es: 'La hora de apertura debe ser anterior a la hora de cierre.',
}
export const windowOpenPickup = {
  en: 'The Open Time must be before the Pickup Start Time.',
  es: 'La hora de apertura debe ser anterior al inicio de la recogida.',
}
export const windowOpenDelivery = {
  en: 'The Open Time must be before the Delivery Start Time.',
  es: 'La hora de apertura debe ser anterior al inicio de la entrega.',
}
export const openDateOfPickup = {
  en: 'The Open Date must be before the Pickup Date.',
  es: 'La fecha de apertura debe ser anterior a la fecha de recogida.',
}
export const openDateOfDelivery = {
  en: 'The Open Date must be before the Delivery Date.',
  es: 'La fecha de apertura debe ser anterior a la fecha de entrega.',
}
export const closeDateOfPickup = {
  en: 'The Close Date must be before the Pickup Date.',
  es: 'La fecha de cierre debe ser anterior a la fecha de recogida.',
}
export const closeDateOfDelivery = {
  en: 'The Close Date must be before the Delivery Date.',
  es: 'La fecha de cierre debe ser anterior a la fecha de entrega.',
}
export const windowLength = {
  en: 'Please select a window length',
  es: 'Elija la duración de los horarios',
}
export const slotLength = {
  en: 'Please select a time slot length',
  es: 'Elija la duración de los turnos',
}
export const windowFill = {
  en: 'Please fill all fields.',
  es: 'Complete todos los campos.',
}
export const windowMaximum = {
  en: 'Please specify the maximum orders',
  es: 'Indique el máximo de pedidos',
}
export const windowProgram = {
  en: 'Please select a Delivery Program',
  es: 'Elija un programa de entrega',
}
export const windowsMissing = {
  en: 'These settings add no new window. Please choose other days or times.',
  es: 'Con estos datos no se agrega ningún horario nuevo. Elija otros días u horas.',
}
export const windowDayPast = {
  en: 'The day of a window cannot be in the past.',
  es: 'El día de un horario no puede estar en el pasado.',
}
export const windowHoursSkipped = {
  en: 'These hours do not exist on {day}: the clocks go forward. Please choose others.',
  es: 'Estas horas no existen el {day}: el reloj se adelanta. Elija otras.',
}
export const windowTwice = {
  en: 'There is already a window with these hours on {day}.',
  es: 'Ya hay un horario con estas horas el {day}.',
} as const
export const windowHasOrders = {
  en: 'This window has orders ({count}), so it cannot be deleted.',
  es: 'Este horario tiene pedidos ({count}), así que no se puede eliminar.',
}
export const windowDayHasOrders = {
  en: 'There are orders on this day, so its date can no longer be changed.',
  es: 'Hay pedidos ese día, así que ya no se puede cambiar la fecha.',
}
export const windowDayTaken = {
  en: 'There are already pickup times on that day. Please choose another one.',
  es: 'Ese día ya tiene horarios de recogida. Elija otro.',
}
export const windowsMovedInPart = {
  en: '{moved} of {count} pickup times were moved. Please change the date of the others once more.',
  es: 'Se cambiaron {moved} de {count} horarios. Cambie otra vez la fecha de los demás.',
}
export const windowsAddedInPart = {
  en: 'An error occurred after {added} windows were added. Send it again to add the others: none is added twice.',
  es: 'Ocurrió un error después de agregar {added} horarios. Envíelo otra vez para agregar los demás: ninguno se agrega dos veces.',
}
export const openTimeFixed = {
  en: 'The open time can only be changed before the day of the window.',
  es: 'La hora de apertura solo se puede cambiar antes del día del horario.',
}
export const openTimePast = {
  en: 'The open date cannot be in the past.',
  es: 'La fecha de apertura no puede estar en el pasado.',
}
export const maximumBelowOrders = {
  en: 'There are already {count} orders, so the maximum cannot be lower.',
  es: 'Ya hay {count} pedidos, así que el máximo no puede ser menor.',
}
export const unknownDeliveryProgram = {
  en: 'This delivery program does not exist.',
  es: 'Este programa de entrega no existe.',
}
export const deliveryProgramFirst = {
  en: 'Please add a delivery program first: delivery windows belong to one.',
  es: 'Primero agregue un programa de entrega: cada horario de entrega pertenece a uno.',
}
export const overviewTooLong = {
  en: 'The overview covers at most {days} days. Please choose fewer.',
  es: 'El resumen abarca como máximo {days} días. Elija menos.',
}
