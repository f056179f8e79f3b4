/** Why something about messages may not happen now. */

export const recipientOutOfReach = {
  en: 'You cannot write to one of these people. Please choose the recipients again.',
  es: 'No puede escribir a una de estas personas. Elija de nuevo los destinatarios.',
}
export const nobodyAddressed = {
  en: 'There is nobody in what you chose. Please choose the recipients again.',
  es: 'No hay nadie en lo que eligió. Elija de nuevo los destinatarios.',
}
export const systemMessageHalfTranslated = {
  en: 'Please translate both the title and the text into Spanish, or neither.',
  es: 'Traduzca al español el título y el texto, o ninguno de los dos.',
}
export const systemMessageForWatchers = {
  en: 'Only the network writes to the network and associations.',
  es: 'Solo la red escribe a la red y a las asociaciones.',
}
export const systemMessageEndsBeforeStart = {
  en: 'The end has to be after the start, and in the future.',
  es: 'El fin debe ser posterior al inicio y estar en el futuro.',
}
export const systemMessageTooLong = {
  en: 'A message can be shown for at most {days} days.',
  es: 'Un aviso se puede mostrar como máximo {days} días.',
}
export const systemMessageEnded = {
  en: 'This message has ended and can no longer be changed.',
  es: 'Este aviso terminó y ya no se puede cambiar.',
}
export const systemMessageNotShownYet = {
  en: 'This message is not shown yet. Delete it instead.',
  es: 'Este aviso todavía no se muestra. Elimínelo.',
}
export const systemMessageWasShown = {
  en: 'This message was already shown, so it stays in the list. End it instead.',
  es: 'Este aviso ya se mostró, así que queda en la lista. Termínelo.',
}
export const tooManySystemMessages = {
  en: 'At most {max} messages can be planned or shown at a time. Please end or delete one first.',
  es: 'Puede haber como máximo {max} avisos planeados o visibles a la vez. Termine o elimine uno.',
}
