import { texts } from '../../../core/text/text.ts'
import type { EmailTemplate } from '../mail/emailTemplate.ts'

export const emailTemplateTexts = texts(
  {
    'offerMade.asked.subject': '{code}: {pounds} lb offered to you, answer by {deadlineShort}',
    'offerMade.asked.preheader': '{donor} gives {pounds} lb. Please accept or decline by {deadline}.',
    'offerMade.asked.title': '{pounds} lb from {donor}',
    'offerMade.asked.lead': 'Can {agency} pick this up? Without an answer in time, another agency is asked.',

    'offerMade.askedAtOnce.subject': '{code}: {pounds} lb offered, first to accept, by {deadlineShort}',
    'offerMade.askedAtOnce.preheader': '{donor} gives {pounds} lb to the first agency that accepts.',
    'offerMade.askedAtOnce.title': '{pounds} lb from {donor}',
    'offerMade.askedAtOnce.lead':
      'Can {agency} pick this up? Several agencies are asked at once, and the first to accept gets it.',

    'offerExpiring.asked.subject': '{code}: {pounds} lb still wait for your answer, until {deadlineShort}',
    'offerExpiring.asked.preheader': 'The offer from {donor} ends {deadline}.',
    'offerExpiring.asked.title': 'This offer ends soon',
    'offerExpiring.asked.lead':
      '{donor} offers {pounds} lb, and nobody has answered for {agency} yet. A quick “no” helps, too: another agency can then be asked.',

    'offerAccepted.accepting.subject': '{code}: you pick up {pounds} lb on {dayShort}',
    'offerAccepted.accepting.preheader': '{donor} expects you: {day}, {time}.',
    'offerAccepted.accepting.title': 'It’s yours: {pounds} lb from {donor}',
    'offerAccepted.accepting.lead':
      '{agency} accepted this donation. Keep this e-mail for the driver; after the pickup, create the receipt.',

    'offerAccepted.foodBank.subject': '{code}: {pounds} lb accepted by {agency}',
    'offerAccepted.foodBank.preheader': 'Pickup at {donor}: {day}, {time}.',
    'offerAccepted.foodBank.title': '{agency} accepted',
    'offerAccepted.foodBank.lead': '{pounds} lb from {donor} have found an agency. You have nothing to do.',

    'offerAccepted.donor.subject': '{code}: your {pounds} lb are picked up on {dayShort} by {agency}',
    'offerAccepted.donor.preheader': 'Please have it ready: {day}, {time}.',
    'offerAccepted.donor.title': '{agency} picks up your donation',
    'offerAccepted.donor.lead':
      'Please have {pounds} lb ready. When they are picked up, close the donation with its final weight. Thank you!',

    'offerDeclined.foodBank.subject': '{code}: {pounds} lb declined by {agency}',
    'offerDeclined.foodBank.preheader': '{pounds} lb from {donor} look for another agency.',
    'offerDeclined.foodBank.title': '{agency} declined',
    'offerDeclined.foodBank.lead': '{agency} does not take the {pounds} lb from {donor}.',

    'offerExpired.asked.subject': '{code}: the time to answer has ended, {pounds} lb',
    'offerExpired.asked.preheader': 'You missed {pounds} lb from {donor}.',
    'offerExpired.asked.title': 'You missed this offer',
    'offerExpired.asked.lead':
      'Nobody answered for {agency} by {deadline}, so these {pounds} lb are no longer offered to you. If you can’t take a donation, a quick “no” lets another agency have it sooner.',

    'offerExpired.several.subject': '{code}: {pounds} lb, no answer from {count} agencies',
    'offerExpired.several.preheader': '{pounds} lb from {donor} look for another agency.',
    'offerExpired.several.title': '{count} agencies did not answer in time',
    'offerExpired.several.lead': 'The time to answer for the {pounds} lb from {donor} ended {deadline}.',
    'offerExpired.unattended.subject': '{code}: nobody can answer for an agency, {pounds} lb',
    'offerExpired.unattended.preheader': 'It was not asked. Invite its people, so that it can be.',
    'offerExpired.unattended.title': 'An agency was not asked: nobody can answer for it',
    'offerExpired.unattended.lead':
      'Nobody has an account for the agencies below, so the {pounds} lb from {donor} were not offered to them. We wrote to their contact addresses. Invite their people, or accept for them.',
    'offerExpired.foodBank.subject': '{code}: {pounds} lb, no answer from {agency}',
    'offerExpired.foodBank.preheader': '{pounds} lb from {donor} look for another agency.',
    'offerExpired.foodBank.title': '{agency} did not answer in time',
    'offerExpired.foodBank.lead': 'The time to answer for the {pounds} lb from {donor} ended {deadline}.',

    'offerTaken.taken.subject': '{code}: {pounds} lb went to another agency',
    'offerTaken.taken.preheader': 'Another agency accepted first. You have nothing to do.',
    'offerTaken.taken.title': 'Another agency was faster',
    'offerTaken.taken.lead': 'The {pounds} lb from {donor} were accepted by another agency. You have nothing to do.',

    'offerTaken.moved.subject': '{code}: {pounds} lb are not offered to you for now',
    'offerTaken.moved.preheader': 'The food bank asks another agency first.',
    'offerTaken.moved.title': 'Not your turn for now',
    'offerTaken.moved.lead':
      '{foodBank} asks another agency first about the {pounds} lb from {donor}. If it becomes your turn again, you find it among your offers.',

    'offerTaken.removed.subject': '{code}: {pounds} lb are no longer offered to you',
    'offerTaken.removed.preheader': 'The food bank withdrew this offer. You have nothing to do.',
    'offerTaken.removed.title': 'No longer offered to you',
    'offerTaken.removed.lead': '{foodBank} withdrew the offer of {pounds} lb from {donor}. You have nothing to do.',

    'donationCancelled.asked.subject': '{code}: the offer of {pounds} lb was cancelled',
    'donationCancelled.asked.preheader': 'There is nothing to answer any more.',
    'donationCancelled.asked.title': 'This donation was cancelled',
    'donationCancelled.asked.lead': 'The {pounds} lb from {donor} are no longer offered. You have nothing to do.',

    'donationCancelled.accepting.subject': '{code}: cancelled, please do not pick up the {pounds} lb',
    'donationCancelled.accepting.preheader': 'There is nothing to pick up at {donor}.',
    'donationCancelled.accepting.title': 'Cancelled: please do not drive',
    'donationCancelled.accepting.lead':
      'The {pounds} lb from {donor} that {agency} accepted were cancelled. There is nothing to pick up; please tell your driver.',

    'donationCancelled.foodBank.subject': '{code}: {pounds} lb cancelled by {donor}',
    'donationCancelled.foodBank.preheader': 'Agencies that were asked are told.',
    'donationCancelled.foodBank.title': 'This donation was cancelled',
    'donationCancelled.foodBank.lead':
      '{donor} cancelled a donation of {pounds} lb. Agencies that were asked about it are told.',

    'donationCancelled.donor.subject': '{code}: your donation of {pounds} lb was cancelled',
    'donationCancelled.donor.preheader': 'Nobody comes to pick it up.',
    'donationCancelled.donor.title': 'Your donation was cancelled',
    'donationCancelled.donor.lead': 'Nobody comes to pick up these {pounds} lb. Agencies that were asked are told.',

    'cancelRequested.foodBank.subject': '{code}: {pounds} lb, cancel asked by {donor}',
    'cancelRequested.foodBank.preheader': 'Please cancel the donation, or keep it.',
    'cancelRequested.foodBank.title': '{donor} asks to cancel',
    'cancelRequested.foodBank.lead':
      'Only you can cancel this donation of {pounds} lb. Open it to cancel it or to keep it.',

    'donationEdited.asked.subject': '{code}: the offer of {pounds} lb was changed',
    'donationEdited.asked.preheader': '{donor} changed what it offers: now {pounds} lb.',
    'donationEdited.asked.title': 'This offer was changed',
    'donationEdited.asked.lead': 'Below is what {donor} offers now. Your time to answer stays the same.',

    'donationEdited.accepting.subject': '{code}: your pickup was changed, now {pounds} lb',
    'donationEdited.accepting.preheader': '{donor} changed the donation that you pick up.',
    'donationEdited.accepting.title': 'The donation you pick up was changed',
    'donationEdited.accepting.lead': 'Below is what {donor} gives now. Please tell your driver.',

    'pickupChanged.agency.subject': '{code}: your pickup of {pounds} lb was changed, {dayShort}',
    'pickupChanged.agency.preheader': '{donor} expects you: {day}, {time}.',
    'pickupChanged.agency.title': 'Your pickup was changed',
    'pickupChanged.agency.lead': 'Below is the pickup as {foodBank} and {agency} now have it. Please tell your driver.',

    'pickupChanged.foodBank.subject': '{code}: pickup of {pounds} lb changed, {dayShort}, {agency}',
    'pickupChanged.foodBank.preheader': 'Pickup at {donor}: {day}, {time}.',
    'pickupChanged.foodBank.title': 'A pickup was changed',
    'pickupChanged.foodBank.lead': '{agency} fetches the {pounds} lb from {donor} as shown below.',

    'pickupChanged.donor.subject': '{code}: the pickup of your {pounds} lb was changed, {dayShort}',
    'pickupChanged.donor.preheader': 'Please have it ready: {day}, {time}.',
    'pickupChanged.donor.title': 'Your donation’s pickup was changed',
    'pickupChanged.donor.lead': '{agency} comes as shown below. Please have the {pounds} lb ready then.',

    'pickupChanged.handedBack.subject': '{code}: {pounds} lb handed back by {agency}',
    'pickupChanged.handedBack.preheader': '{pounds} lb from {donor} look for another agency.',
    'pickupChanged.handedBack.title': '{agency} hands a pickup back',
    'pickupChanged.handedBack.lead': '{agency} can’t fetch the {pounds} lb from {donor} after all.',

    'pickupChanged.handedBackDonor.subject': '{code}: your {pounds} lb are not picked up by {agency}',
    'pickupChanged.handedBackDonor.preheader': '{foodBank} looks for another agency.',
    'pickupChanged.handedBackDonor.title': 'Another agency is looked for',
    'pickupChanged.handedBackDonor.lead':
      '{agency} can’t come for your {pounds} lb after all. Please keep them: {foodBank} looks for another agency.',

    'pickupChanged.reassigned.subject': '{code}: please do not pick up the {pounds} lb, another agency does',
    'pickupChanged.reassigned.preheader': 'The food bank gave this pickup to another agency.',
    'pickupChanged.reassigned.title': 'Please do not drive: another agency picks it up',
    'pickupChanged.reassigned.lead':
      '{foodBank} gave the pickup of {pounds} lb at {donor} to another agency. You have nothing to do; please tell your driver.',

    'pickupChanged.reopened.subject': '{code}: close-out of {pounds} lb taken back',
    'pickupChanged.reopened.preheader': 'The donation is open again as it was before.',
    'pickupChanged.reopened.title': 'A close-out was taken back',
    'pickupChanged.reopened.lead':
      'The donation of {pounds} lb from {donor} is open again as it was before it was closed.',

    'pickupChanged.reopenedAgency.subject': '{code}: your {pounds} lb from {donor} are open again',
    'pickupChanged.reopenedAgency.preheader': 'The close-out was a mistake and was taken back.',
    'pickupChanged.reopenedAgency.title': 'This donation is open again',
    'pickupChanged.reopenedAgency.lead':
      'The close-out was a mistake and was taken back: the {pounds} lb from {donor} are yours as before. After the pickup, create the receipt.',

    'donationNotMatched.foodBank.subject': '{code}: nobody takes {pounds} lb from {donor}',
    'donationNotMatched.foodBank.preheader': 'No agency is left to ask. You can add one.',
    'donationNotMatched.foodBank.title': 'No agency is left to ask',
    'donationNotMatched.foodBank.lead':
      'Nobody took the {pounds} lb from {donor}. Add an agency, and the donation is offered again.',

    'donationNotMatched.donor.subject': '{code}: nobody found yet for your {pounds} lb',
    'donationNotMatched.donor.preheader': '{foodBank} knows and may still find an agency.',
    'donationNotMatched.donor.title': 'Nobody found yet for your donation',
    'donationNotMatched.donor.lead':
      'No agency could take these {pounds} lb. {foodBank} knows and may still find one. If you can’t keep the food any longer, please close the donation.',

    'approvalNeeded.foodBank.subject': '{code}: {pounds} lb wait for your approval, from {donor}',
    'approvalNeeded.foodBank.preheader': 'Nobody is asked until you approve the match list.',
    'approvalNeeded.foodBank.title': 'A match list waits for you',
    'approvalNeeded.foodBank.lead':
      'Agencies were matched with {pounds} lb from {donor}. Nobody is asked until you approve the list.',

    'approvalNeeded.nobody.subject': '{code}: no agency fits {pounds} lb from {donor}',
    'approvalNeeded.nobody.preheader': 'Please add an agency, so that the donation can be offered.',
    'approvalNeeded.nobody.title': 'No agency fits this donation',
    'approvalNeeded.nobody.lead':
      'Matching found nobody for {pounds} lb from {donor}. Please add an agency and approve the list, so that the donation can be offered.',

    'startBegun.foodBank.subject': '{code}: offers have begun for {pounds} lb from {donor}',
    'startBegun.foodBank.preheader': 'The delayed start has come.',
    'startBegun.foodBank.title': 'Offers have begun',
    'startBegun.foodBank.lead':
      'The delayed start of this donation has come: the {pounds} lb from {donor} are offered now.',

    'transport.untaken.subject': '{code}: no volunteer for {pounds} lb from {donor}',
    'transport.untaken.preheader': 'All volunteers were asked, and nobody took the pickup.',
    'transport.untaken.title': 'No volunteer took this pickup',
    'transport.untaken.lead':
      'All volunteers were asked about the {pounds} lb from {donor} for {agency}, and nobody took them. Ask again, or find another driver.',

    'transport.impossible.subject': '{code}: {pounds} lb are nothing for a volunteer',
    'transport.impossible.preheader': 'Too far, too heavy, frozen, or without a pickup window.',
    'transport.impossible.title': 'Volunteers can’t take this pickup',
    'transport.impossible.lead':
      'The pickup at {donor} for {agency} is too far or too heavy for a volunteer, frozen, or has no known hours. Please find another driver.',

    'transport.problem.subject': '{code}: a problem with the pickup of {pounds} lb',
    'transport.problem.preheader': '{provider} reports a problem with the pickup.',
    'transport.problem.title': '{provider} reports a problem',
    'transport.problem.lead': 'The driver of the {pounds} lb from {donor} for {agency} needs you. Please call.',

    'transport.gaveBack.subject': '{code}: the driver gave up after the pickup, {pounds} lb',
    'transport.gaveBack.preheader': '{provider} may still have the food. Please call.',
    'transport.gaveBack.title': '{provider} cancelled after the pickup',
    'transport.gaveBack.lead':
      'The {pounds} lb from {donor} for {agency} were picked up and will not be delivered by {provider}. Please call: the food may be in the car.',

    'transport.carrying.subject': '{code}: {provider} has {pounds} lb of a run that had ended',
    'transport.carrying.preheader': 'The food is in the car of {provider}. Please call.',
    'transport.carrying.title': '{provider} picked the food up after the run had ended',
    'transport.carrying.lead':
      'The {pounds} lb from {donor} were fetched before {provider} learned that the run was off. Please call, agree where the food goes, and give the donation to that agency.',

    'transport.latePickup.subject': '{code}: {pounds} lb are not picked up yet',
    'transport.latePickup.preheader': '{provider} is late for the pickup at {donor}.',
    'transport.latePickup.title': '{provider} is late for the pickup',
    'transport.latePickup.lead':
      'The {pounds} lb from {donor} should have been picked up by now, and {provider} has not reported. Please call.',

    'transport.lateDropoff.subject': '{code}: {pounds} lb are not delivered yet',
    'transport.lateDropoff.preheader': '{provider} is late with the delivery to {agency}.',
    'transport.lateDropoff.title': '{provider} is late with the delivery',
    'transport.lateDropoff.lead':
      'The {pounds} lb from {donor} should have reached {agency} by now, and {provider} has not reported. Please call.',
  } satisfies TemplateTexts,
  {
    'offerMade.asked.subject': '{code}: le ofrecen {pounds} lb, responda hasta: {deadlineShort}',
    'offerMade.asked.preheader': '{donor} dona {pounds} lb. Acepte o rechace hasta: {deadline}.',
    'offerMade.asked.title': '{pounds} lb de {donor}',
    'offerMade.asked.lead': '¿Puede {agency} recogerlas? Si no hay respuesta a tiempo, se pregunta a otra agencia.',

    'offerMade.askedAtOnce.subject': '{code}: {pounds} lb, para quien acepte primero, hasta: {deadlineShort}',
    'offerMade.askedAtOnce.preheader': '{donor} dona {pounds} lb a la primera agencia que acepte.',
    'offerMade.askedAtOnce.title': '{pounds} lb de {donor}',
    'offerMade.askedAtOnce.lead':
      '¿Puede {agency} recogerlas? Se pregunta a varias agencias a la vez y las recibe la primera que acepte.',

    'offerExpiring.asked.subject': '{code}: {pounds} lb esperan su respuesta hasta: {deadlineShort}',
    'offerExpiring.asked.preheader': 'La oferta de {donor} termina: {deadline}.',
    'offerExpiring.asked.title': 'Esta oferta termina pronto',
    'offerExpiring.asked.lead':
      '{donor} ofrece {pounds} lb y todavía nadie ha respondido por {agency}. Un «no» rápido también ayuda: así se puede preguntar a otra agencia.',

    'offerAccepted.accepting.subject': '{code}: usted recoge {pounds} lb, {dayShort}',
    'offerAccepted.accepting.preheader': '{donor} le espera: {day}, {time}.',
    'offerAccepted.accepting.title': 'Es suya: {pounds} lb de {donor}',
    'offerAccepted.accepting.lead':
      '{agency} aceptó esta donación. Guarde este correo para quien conduce; después de la recogida, cree el recibo.',

    'offerAccepted.foodBank.subject': '{code}: {pounds} lb aceptadas por {agency}',
    'offerAccepted.foodBank.preheader': 'Recogida en {donor}: {day}, {time}.',
    'offerAccepted.foodBank.title': '{agency} aceptó',
    'offerAccepted.foodBank.lead': 'Las {pounds} lb de {donor} ya tienen agencia. No tiene que hacer nada.',

    'offerAccepted.donor.subject': '{code}: recogen sus {pounds} lb, {dayShort}: {agency}',
    'offerAccepted.donor.preheader': 'Téngalas listas, por favor: {day}, {time}.',
    'offerAccepted.donor.title': '{agency} recoge su donación',
    'offerAccepted.donor.lead':
      'Tenga listas las {pounds} lb, por favor. Cuando las hayan recogido, cierre la donación con su peso final. ¡Gracias!',

    'offerDeclined.foodBank.subject': '{code}: {pounds} lb rechazadas por {agency}',
    'offerDeclined.foodBank.preheader': 'Las {pounds} lb de {donor} buscan otra agencia.',
    'offerDeclined.foodBank.title': '{agency} rechazó la oferta',
    'offerDeclined.foodBank.lead': '{agency} no toma las {pounds} lb de {donor}.',

    'offerExpired.asked.subject': '{code}: terminó el plazo para responder, {pounds} lb',
    'offerExpired.asked.preheader': 'Se le escaparon {pounds} lb de {donor}.',
    'offerExpired.asked.title': 'Esta oferta se le escapó',
    'offerExpired.asked.lead':
      'Nadie respondió por {agency} dentro del plazo ({deadline}), así que estas {pounds} lb ya no se le ofrecen. Si no puede tomar una donación, un «no» rápido permite que otra agencia la reciba antes.',

    'offerExpired.several.subject': '{code}: {pounds} lb, {count} agencias sin respuesta',
    'offerExpired.several.preheader': 'Las {pounds} lb de {donor} buscan otra agencia.',
    'offerExpired.several.title': '{count} agencias no respondieron a tiempo',
    'offerExpired.several.lead': 'El plazo para responder por las {pounds} lb de {donor} terminó: {deadline}.',
    'offerExpired.unattended.subject': '{code}: nadie puede responder por una agencia, {pounds} lb',
    'offerExpired.unattended.preheader': 'No se le preguntó. Invite a su gente para que sea posible.',
    'offerExpired.unattended.title': 'No se preguntó a una agencia: nadie puede responder por ella',
    'offerExpired.unattended.lead':
      'Nadie tiene cuenta en las agencias de abajo, así que no se les ofrecieron las {pounds} lb de {donor}. Escribimos a sus direcciones de contacto. Invite a su gente, o acepte por ellas.',
    'offerExpired.foodBank.subject': '{code}: {pounds} lb, sin respuesta de {agency}',
    'offerExpired.foodBank.preheader': 'Las {pounds} lb de {donor} buscan otra agencia.',
    'offerExpired.foodBank.title': '{agency} no respondió a tiempo',
    'offerExpired.foodBank.lead': 'El plazo para responder por las {pounds} lb de {donor} terminó: {deadline}.',

    'offerTaken.taken.subject': '{code}: {pounds} lb fueron a otra agencia',
    'offerTaken.taken.preheader': 'Otra agencia aceptó primero. No tiene que hacer nada.',
    'offerTaken.taken.title': 'Otra agencia fue más rápida',
    'offerTaken.taken.lead': 'Otra agencia aceptó las {pounds} lb de {donor}. No tiene que hacer nada.',

    'offerTaken.moved.subject': '{code}: por ahora no se le ofrecen {pounds} lb',
    'offerTaken.moved.preheader': 'El banco de alimentos pregunta primero a otra agencia.',
    'offerTaken.moved.title': 'Por ahora no es su turno',
    'offerTaken.moved.lead':
      '{foodBank} pregunta primero a otra agencia por las {pounds} lb de {donor}. Si vuelve a ser su turno, la encuentra entre sus ofertas.',

    'offerTaken.removed.subject': '{code}: ya no se le ofrecen {pounds} lb',
    'offerTaken.removed.preheader': 'El banco de alimentos retiró esta oferta. No tiene que hacer nada.',
    'offerTaken.removed.title': 'Ya no se le ofrece',
    'offerTaken.removed.lead': '{foodBank} retiró la oferta de {pounds} lb de {donor}. No tiene que hacer nada.',

    'donationCancelled.asked.subject': '{code}: se canceló la oferta de {pounds} lb',
    'donationCancelled.asked.preheader': 'Ya no hay nada que responder.',
    'donationCancelled.asked.title': 'Esta donación fue cancelada',
    'donationCancelled.asked.lead': 'Las {pounds} lb de {donor} ya no se ofrecen. No tiene que hacer nada.',

    'donationCancelled.accepting.subject': '{code}: cancelada, por favor no recoja las {pounds} lb',
    'donationCancelled.accepting.preheader': 'No hay nada que recoger en {donor}.',
    'donationCancelled.accepting.title': 'Cancelada: por favor, no vaya',
    'donationCancelled.accepting.lead':
      'Se cancelaron las {pounds} lb de {donor} que {agency} había aceptado. No hay nada que recoger; avise a quien conduce, por favor.',

    'donationCancelled.foodBank.subject': '{code}: {pounds} lb canceladas por {donor}',
    'donationCancelled.foodBank.preheader': 'Se avisa a las agencias a las que se preguntó.',
    'donationCancelled.foodBank.title': 'Esta donación fue cancelada',
    'donationCancelled.foodBank.lead':
      '{donor} canceló una donación de {pounds} lb. Se avisa a las agencias a las que se preguntó por ella.',

    'donationCancelled.donor.subject': '{code}: se canceló su donación de {pounds} lb',
    'donationCancelled.donor.preheader': 'Nadie vendrá a recogerla.',
    'donationCancelled.donor.title': 'Su donación fue cancelada',
    'donationCancelled.donor.lead':
      'Nadie vendrá a recoger estas {pounds} lb. Se avisa a las agencias a las que se preguntó.',

    'cancelRequested.foodBank.subject': '{code}: {pounds} lb, pide cancelar: {donor}',
    'cancelRequested.foodBank.preheader': 'Cancele la donación o manténgala.',
    'cancelRequested.foodBank.title': '{donor} pide cancelar',
    'cancelRequested.foodBank.lead':
      'Solo ustedes pueden cancelar esta donación de {pounds} lb. Ábrala para cancelarla o mantenerla.',

    'donationEdited.asked.subject': '{code}: cambió la oferta de {pounds} lb',
    'donationEdited.asked.preheader': '{donor} cambió lo que ofrece: ahora {pounds} lb.',
    'donationEdited.asked.title': 'Esta oferta cambió',
    'donationEdited.asked.lead': 'Abajo está lo que {donor} ofrece ahora. El plazo para responder sigue igual.',

    'donationEdited.accepting.subject': '{code}: cambió su recogida, ahora {pounds} lb',
    'donationEdited.accepting.preheader': '{donor} cambió la donación que usted recoge.',
    'donationEdited.accepting.title': 'Cambió la donación que usted recoge',
    'donationEdited.accepting.lead': 'Abajo está lo que {donor} dona ahora. Avise a su conductor.',

    'pickupChanged.agency.subject': '{code}: cambió su recogida de {pounds} lb, {dayShort}',
    'pickupChanged.agency.preheader': '{donor} le espera: {day}, {time}.',
    'pickupChanged.agency.title': 'Cambió su recogida',
    'pickupChanged.agency.lead':
      'Abajo está la recogida como {foodBank} y {agency} la tienen ahora. Avise a su conductor.',

    'pickupChanged.foodBank.subject': '{code}: cambió la recogida de {pounds} lb, {dayShort}, {agency}',
    'pickupChanged.foodBank.preheader': 'Recogida en {donor}: {day}, {time}.',
    'pickupChanged.foodBank.title': 'Cambió una recogida',
    'pickupChanged.foodBank.lead': '{agency} recoge las {pounds} lb de {donor} como se indica abajo.',

    'pickupChanged.donor.subject': '{code}: cambió la recogida de sus {pounds} lb, {dayShort}',
    'pickupChanged.donor.preheader': 'Téngalas listas: {day}, {time}.',
    'pickupChanged.donor.title': 'Cambió la recogida de su donación',
    'pickupChanged.donor.lead': '{agency} viene como se indica abajo. Tenga listas las {pounds} lb para entonces.',

    'pickupChanged.handedBack.subject': '{code}: {pounds} lb devueltas por {agency}',
    'pickupChanged.handedBack.preheader': '{pounds} lb de {donor} buscan otra agencia.',
    'pickupChanged.handedBack.title': '{agency} devuelve una recogida',
    'pickupChanged.handedBack.lead': '{agency} al final no puede recoger las {pounds} lb de {donor}.',

    'pickupChanged.handedBackDonor.subject': '{code}: sus {pounds} lb no las recoge {agency}',
    'pickupChanged.handedBackDonor.preheader': '{foodBank} busca otra agencia.',
    'pickupChanged.handedBackDonor.title': 'Se busca otra agencia',
    'pickupChanged.handedBackDonor.lead':
      '{agency} al final no puede venir por sus {pounds} lb. Guárdelas, por favor: {foodBank} busca otra agencia.',

    'pickupChanged.reassigned.subject': '{code}: no recoja las {pounds} lb, lo hace otra agencia',
    'pickupChanged.reassigned.preheader': 'El banco de alimentos dio esta recogida a otra agencia.',
    'pickupChanged.reassigned.title': 'Por favor, no vaya: la recoge otra agencia',
    'pickupChanged.reassigned.lead':
      '{foodBank} dio la recogida de {pounds} lb en {donor} a otra agencia. No tiene que hacer nada; avise a su conductor.',

    'pickupChanged.reopened.subject': '{code}: se deshizo el cierre de {pounds} lb',
    'pickupChanged.reopened.preheader': 'La donación está abierta de nuevo como antes.',
    'pickupChanged.reopened.title': 'Se deshizo un cierre',
    'pickupChanged.reopened.lead':
      'La donación de {pounds} lb de {donor} está abierta de nuevo como antes de cerrarse.',

    'pickupChanged.reopenedAgency.subject': '{code}: sus {pounds} lb de {donor} están abiertas de nuevo',
    'pickupChanged.reopenedAgency.preheader': 'El cierre fue un error y se deshizo.',
    'pickupChanged.reopenedAgency.title': 'Esta donación está abierta de nuevo',
    'pickupChanged.reopenedAgency.lead':
      'El cierre fue un error y se deshizo: las {pounds} lb de {donor} son suyas como antes. Después de la recogida, cree el recibo.',

    'donationNotMatched.foodBank.subject': '{code}: nadie toma las {pounds} lb de {donor}',
    'donationNotMatched.foodBank.preheader': 'No queda ninguna agencia a quien preguntar. Puede agregar una.',
    'donationNotMatched.foodBank.title': 'No queda ninguna agencia a quien preguntar',
    'donationNotMatched.foodBank.lead':
      'Nadie tomó las {pounds} lb de {donor}. Agregue una agencia y la donación se ofrece de nuevo.',

    'donationNotMatched.donor.subject': '{code}: todavía nadie para sus {pounds} lb',
    'donationNotMatched.donor.preheader': '{foodBank} lo sabe y quizá encuentre una agencia.',
    'donationNotMatched.donor.title': 'Todavía nadie para su donación',
    'donationNotMatched.donor.lead':
      'Ninguna agencia pudo tomar estas {pounds} lb. {foodBank} lo sabe y quizá encuentre una. Si ya no puede guardar los alimentos, cierre la donación, por favor.',

    'approvalNeeded.foodBank.subject': '{code}: {pounds} lb esperan su aprobación, de {donor}',
    'approvalNeeded.foodBank.preheader': 'No se pregunta a nadie hasta que apruebe la lista.',
    'approvalNeeded.foodBank.title': 'Una lista espera su aprobación',
    'approvalNeeded.foodBank.lead':
      'Hay agencias para {pounds} lb de {donor}. No se pregunta a ninguna hasta que apruebe la lista.',

    'approvalNeeded.nobody.subject': '{code}: ninguna agencia encaja, {pounds} lb de {donor}',
    'approvalNeeded.nobody.preheader': 'Agregue una agencia para que la donación se pueda ofrecer.',
    'approvalNeeded.nobody.title': 'Ninguna agencia encaja con esta donación',
    'approvalNeeded.nobody.lead':
      'No se encontró a nadie para {pounds} lb de {donor}. Agregue una agencia y apruebe la lista para que la donación se pueda ofrecer.',

    'startBegun.foodBank.subject': '{code}: comenzaron las ofertas de {pounds} lb de {donor}',
    'startBegun.foodBank.preheader': 'Llegó el comienzo aplazado.',
    'startBegun.foodBank.title': 'Comenzaron las ofertas',
    'startBegun.foodBank.lead':
      'Llegó el comienzo aplazado de esta donación: las {pounds} lb de {donor} se ofrecen desde ahora.',

    'transport.untaken.subject': '{code}: ningún voluntario para {pounds} lb de {donor}',
    'transport.untaken.preheader': 'Se preguntó a todos los voluntarios y nadie tomó la recogida.',
    'transport.untaken.title': 'Ningún voluntario tomó esta recogida',
    'transport.untaken.lead':
      'Se preguntó a todos los voluntarios por las {pounds} lb de {donor} para {agency} y nadie las tomó. Pregunte de nuevo o busque otro conductor.',

    'transport.impossible.subject': '{code}: {pounds} lb que un voluntario no puede llevar',
    'transport.impossible.preheader': 'Demasiado lejos, demasiado peso, congelado o sin horario.',
    'transport.impossible.title': 'Los voluntarios no pueden tomar esta recogida',
    'transport.impossible.lead':
      'La recogida en {donor} para {agency} está demasiado lejos o pesa demasiado para un voluntario, es congelada o no tiene horario conocido. Busque otro conductor, por favor.',

    'transport.problem.subject': '{code}: un problema con la recogida de {pounds} lb',
    'transport.problem.preheader': '{provider} informa de un problema con la recogida.',
    'transport.problem.title': '{provider} informa de un problema',
    'transport.problem.lead':
      'Quien conduce con las {pounds} lb de {donor} para {agency} le necesita. Llame, por favor.',

    'transport.gaveBack.subject': '{code}: el conductor renunció tras la recogida, {pounds} lb',
    'transport.gaveBack.preheader': '{provider} quizá aún tenga la comida. Llame, por favor.',
    'transport.gaveBack.title': '{provider} canceló después de la recogida',
    'transport.gaveBack.lead':
      'Las {pounds} lb de {donor} para {agency} se recogieron y {provider} no las entregará. Llame, por favor: la comida puede estar en el auto.',

    'transport.carrying.subject': '{code}: {provider} tiene {pounds} lb de un viaje que había terminado',
    'transport.carrying.preheader': 'La comida está en el auto de {provider}. Llame, por favor.',
    'transport.carrying.title': '{provider} recogió la comida cuando el viaje ya había terminado',
    'transport.carrying.lead':
      'Las {pounds} lb de {donor} se recogieron antes de que {provider} supiera que el viaje estaba anulado. Llame, acuerde adónde va la comida y pase la donación a esa agencia.',

    'transport.latePickup.subject': '{code}: {pounds} lb todavía sin recoger',
    'transport.latePickup.preheader': '{provider} se retrasa con la recogida en {donor}.',
    'transport.latePickup.title': '{provider} se retrasa con la recogida',
    'transport.latePickup.lead':
      'Las {pounds} lb de {donor} ya deberían estar recogidas y {provider} no ha informado. Llame, por favor.',

    'transport.lateDropoff.subject': '{code}: {pounds} lb todavía sin entregar',
    'transport.lateDropoff.preheader': '{provider} se retrasa con la entrega a {agency}.',
    'transport.lateDropoff.title': '{provider} se retrasa con la entrega',
    'transport.lateDropoff.lead':
      'Las {pounds} lb de {donor} ya deberían estar en {agency} y {provider} no ha informado. Llame, por favor.',
  },
)

/**
 * What the e-mails say, one block for each template. Subjects end with what may be long: they are cut at 78 characters.
 * Places to fill: {code} {pounds} {donor} {agency} {foodBank} {deadline} {deadlineShort} {day} {dayShort} {time}.
 */
export type TemplateTexts = Record<`${EmailTemplate}.${'subject' | 'preheader' | 'title' | 'lead'}`, string>
