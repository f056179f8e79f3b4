import { texts } from '../../core/text/text.ts'

/** E-mails to volunteers and drivers, who have no account. Places to fill: {code} {pounds} {donor} {agency} {foodBank} {day} {time} {miles}. */
export const driverMailTexts = texts(
  {
    kind: 'Volunteer pickup',
    'offered.subject': '{code}: can you drive {pounds} lb on {dayShort}?',
    'offered.preheader': 'From {donor} to {agency}, {miles} miles. First to take it has it.',
    'offered.title': 'Can you drive {pounds} lb?',
    'offered.lead':
      '{foodBank} looks for a volunteer to drive from {donor} to {agency}, {miles} miles. Others are asked, too: the first to take it has it.',
    'offered.button': 'See and take the run',
    'moved.subject': '{code}: new pickup time, {dayShort}',
    'moved.preheader': 'The run from {donor} to {agency} was moved.',
    'moved.title': 'The pickup was moved to another time',
    'moved.lead':
      'The run from {donor} to {agency} is at another time, below. The link of the first e-mail still opens your run. If you can’t drive then, give the run back there, or call {foodBank}.',
    'moved.button': 'See the run',
    'withdrawn.subject': '{code}: your run is off, please do not drive',
    'withdrawn.preheader': '{foodBank} no longer needs a driver.',
    'withdrawn.title': 'Your run is off: please do not drive',
    'withdrawn.lead': '{foodBank} no longer needs a driver from {donor} to {agency}. Thank you for offering!',
    'withdrawn.button': 'See the run',
    'cancelled.subject': '{code}: donation cancelled, please do not drive',
    'cancelled.preheader': 'There is nothing to pick up at {donor}.',
    'cancelled.title': 'Cancelled: please do not drive',
    'cancelled.lead':
      'The donation from {donor} that you were going to fetch was cancelled. There is nothing to pick up. Thank you all the same!',
    'cancelled.button': 'See the run',
    to: 'Deliver to',
    why: 'You get this e-mail because you drive for {foodBank}. The link is yours alone: please do not pass it on.',
    off: 'To get no more of them, tell your food bank.',
    settings: 'Write to {foodBank}',
    questions: 'Questions? {contact}',
  },
  {
    kind: 'Recogida por voluntarios',
    'offered.subject': '{code}: ¿puede llevar {pounds} lb, {dayShort}?',
    'offered.preheader': 'De {donor} a {agency}, {miles} millas. Es de quien lo tome primero.',
    'offered.title': '¿Puede llevar {pounds} lb?',
    'offered.lead':
      '{foodBank} busca un voluntario que conduzca de {donor} a {agency}, {miles} millas. También se pregunta a otros: es de quien lo tome primero.',
    'offered.button': 'Ver y tomar el viaje',
    'moved.subject': '{code}: nuevo horario de recogida, {dayShort}',
    'moved.preheader': 'Cambió el horario del viaje de {donor} a {agency}.',
    'moved.title': 'La recogida pasó a otro horario',
    'moved.lead':
      'El viaje de {donor} a {agency} es en otro horario, abajo. El enlace del primer correo sigue abriendo su viaje. Si no puede conducir entonces, devuélvalo allí o llame a {foodBank}.',
    'moved.button': 'Ver el viaje',
    'withdrawn.subject': '{code}: su viaje se canceló, por favor no vaya',
    'withdrawn.preheader': '{foodBank} ya no necesita conductor.',
    'withdrawn.title': 'Su viaje se canceló: por favor, no vaya',
    'withdrawn.lead': '{foodBank} ya no necesita conductor de {donor} a {agency}. ¡Gracias por ofrecerse!',
    'withdrawn.button': 'Ver el viaje',
    'cancelled.subject': '{code}: donación cancelada, por favor no vaya',
    'cancelled.preheader': 'No hay nada que recoger en {donor}.',
    'cancelled.title': 'Cancelada: por favor, no vaya',
    'cancelled.lead':
      'Se canceló la donación de {donor} que usted iba a recoger. No hay nada que recoger. ¡Gracias de todos modos!',
    'cancelled.button': 'Ver el viaje',
    to: 'Entregar en',
    why: 'Recibe este correo porque conduce para {foodBank}. El enlace es solo suyo: no lo comparta, por favor.',
    off: 'Si no quiere recibir más, avise a su banco de alimentos.',
    settings: 'Escribir a {foodBank}',
    questions: '¿Preguntas? {contact}',
  },
)
