import { texts } from '../../core/text/text.ts'

/** The e-mail of an invitation. To fill: {entity} {role} {by} {name} {date}. */
export const invitationMail = texts(
  {
    subject: 'Your invitation to Gleanery, {entity}',
    preheader: 'Accept by {date} to work as {role} of {entity}.',
    kind: 'Invitation',
    title: 'You are invited to {entity}',
    lead: 'Hello {name}, {by} invites you to work in Gleanery for {entity}. Gleanery gets donated food to hungry people.',
    leadOperator:
      'Hello {name}, you are invited to work in Gleanery for {entity}. Gleanery gets donated food to hungry people.',
    button: 'Accept the invitation',
    role: 'Your role',
    signInAs: 'You sign in as',
    until: 'The link works until',
    once: 'If you have an account already, you keep your password. A new invitation ends this link.',
    why: 'This e-mail was sent once, because somebody entered your address. If you do not expect it, you need to do nothing.',
  },
  {
    subject: 'Su invitación a Gleanery, {entity}',
    preheader: 'Acéptela antes del {date} para trabajar como {role} de {entity}.',
    kind: 'Invitación',
    title: 'Le invitan a {entity}',
    lead: 'Hola, {name}: {by} le invita a trabajar en Gleanery para {entity}. Gleanery lleva alimentos donados a quienes los necesitan.',
    leadOperator:
      'Hola, {name}: le invitan a trabajar en Gleanery para {entity}. Gleanery lleva alimentos donados a quienes los necesitan.',
    button: 'Aceptar la invitación',
    role: 'Su función',
    signInAs: 'Inicia sesión como',
    until: 'El enlace funciona hasta',
    once: 'Si ya tiene una cuenta, conserva su contraseña. Una invitación nueva anula este enlace.',
    why: 'Este correo se envió una sola vez, porque alguien escribió su dirección. Si no lo esperaba, no tiene que hacer nada.',
  },
)
