import * as z from 'zod/mini'
import { mailIdentityName } from '../../tenant.ts'
import { type Ask, isCode, read } from './awsCli.ts'
import { type Finding, later, missing, ok, type TenantCheck } from './finding.ts'

const Sender = z.object({ VerifiedForSendingStatus: z._default(z.boolean(), false) })

export const sender: TenantCheck = async ({ tenant, ask }, { stack }) => {
  const name = mailIdentityName(tenant)
  const prove =
    tenant.mail.identity === 'address'
      ? 'Click the link in the mail that SES sent to that address.'
      : `SES → Identities → ${name}: create the three CNAME records that stand there. It takes up to 72 hours.`
  try {
    const { VerifiedForSendingStatus } = await read(
      Sender,
      ask('sesv2', 'get-email-identity', '--email-identity', name),
    )
    return [VerifiedForSendingStatus ? ok(`SES sends as ${name}.`) : missing(`SES has not verified ${name}.`, prove)]
  } catch (error) {
    if (!isCode(error, 'NotFoundException')) throw error
    if (tenant.mail.identity === 'existing')
      return [missing(`SES does not know ${name}.`, 'Create it there, or set mail.identity to "domain" or "address".')]
    if (tenant.mail.usersToo)
      return [
        missing(`SES does not know ${name} yet.`, 'Take "usersToo" out, deploy, verify the sender, put it in again.'),
      ]
    if (!stack) return [later(`SES does not know ${name} yet.`, 'The deployment creates it.')]
    return [missing(`SES does not know ${name}.`, 'Deploy again: the identity was deleted since.')]
  }
}

const MailAccount = z.object({
  ProductionAccessEnabled: z._default(z.boolean(), false),
  SendingEnabled: z._default(z.boolean(), false),
  /** State of the request for production access; absent before there was one. */
  Details: z.optional(z.object({ ReviewDetails: z.optional(z.object({ Status: z.optional(z.string()) })) })),
})

export const mail: TenantCheck = async ({ tenant, ask }) => {
  const { ProductionAccessEnabled, SendingEnabled, Details } = await read(MailAccount, ask('sesv2', 'get-account'))
  const leave = 'SES → Account dashboard → Request production access. An answer takes a day.'
  if (!SendingEnabled) return [missing('SES lets the account send nothing.', 'SES → Account dashboard says why.')]
  if (ProductionAccessEnabled) return [ok('SES sends to everybody.')]
  const review = Details?.ReviewDetails?.Status
  if (review === 'DENIED')
    return [
      missing(
        'AWS denied the request to leave SES’s sandbox.',
        'Answer in its case (Support → Your support cases): who is written to, that people ask for the mail, and that bounces switch it off.',
      ),
    ]
  if (review === 'PENDING') return [later('SES’s sandbox: the request to leave it is under review.', 'Wait a day.')]
  const what = 'SES is in its sandbox: mail reaches verified addresses only, 200 a day.'
  return [tenant.production ? missing(what, leave) : later(what, `For a trial, verify the few recipients. ${leave}`)]
}

const Sandbox = z.object({ IsInSandbox: z.boolean() })
const Numbers = z.object({
  PhoneNumbers: z.array(
    z.object({
      PhoneNumber: z.string(),
      Status: z.string(),
      TwoWayEnabled: z.boolean(),
      SelfManagedOptOutsEnabled: z.boolean(),
    }),
  ),
})

export const textMessages: TenantCheck = async ({ tenant, ask }) => {
  const number = tenant.texts?.number
  if (!number) return []
  const { IsInSandbox } = await read(Sandbox, ask('sns', 'get-sms-sandbox-account-status'))
  const sandbox = IsInSandbox
    ? missing('Text messages are in their sandbox: verified numbers only.', 'SNS → Text messaging → Exit SMS sandbox.')
    : ok('Text messages reach everybody.')
  return [sandbox, await numberFinding(number, ask)]
}

async function numberFinding(number: string, ask: Ask): Promise<Finding> {
  const page = 'AWS End User Messaging → Phone numbers'
  const asked = ask('pinpoint-sms-voice-v2', 'describe-phone-numbers')
  const { PhoneNumbers } = await read(Numbers, asked)
  const found = PhoneNumbers.find(({ PhoneNumber }) => PhoneNumber === number)
  if (!found)
    return missing(`The account does not have the number ${number}.`, `${page}: request one, and put it into the file.`)
  if (found.Status !== 'ACTIVE')
    return missing(`The number ${number} is ${found.Status}.`, `${page}: its registration has to be finished.`)
  if (!found.TwoWayEnabled)
    return missing(
      `Nobody receives answers to ${number}.`,
      `${page}: two-way messages, to the topic ReceivedTextsTopic.`,
    )
  if (!found.SelfManagedOptOutsEnabled)
    return missing(`AWS answers STOP at ${number} itself.`, `${page}: switch self-managed opt-outs on.`)
  return ok(`The number ${number} sends and receives.`)
}
