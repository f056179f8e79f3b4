import { PublishCommand, type PublishCommandInput, SNSClient } from '@aws-sdk/client-sns'
import { type DeliveryOutcome, deliverOnce, oneAttempt } from '../mail/delivery.ts'

/** Sends text messages by SNS, each at most once. */

interface OutgoingText {
  /** Phone number in E.164. */
  readonly to: string
  readonly text: string
}

/** The tenant's number, from which every text comes; undefined for a tenant that sends none. */
export const textNumber = () => process.env.TEXT_NUMBER || undefined

const stringValue = (StringValue: string) => ({ DataType: 'String', StringValue })

const inputOf = ({ to, text }: OutgoingText, from: string): PublishCommandInput => ({
  PhoneNumber: to,
  Message: text,
  MessageAttributes: {
    'AWS.MM.SMS.OriginationNumber': stringValue(from),
    'AWS.SNS.SMS.SMSType': stringValue('Transactional'),
  },
})

/** A texter with these timeouts for connection and answer. */
export function texter({ connectMs = 3_000, answerMs = 10_000 } = {}) {
  const client = new SNSClient(oneAttempt(connectMs))
  return async function send(text: OutgoingText): Promise<DeliveryOutcome> {
    const from = textNumber()
    if (!from) return { state: 'refused', reason: 'NoNumber' }
    const input = inputOf(text, from)
    return deliverOnce((noteLeaving) => {
      const command = new PublishCommand(input)
      command.middlewareStack.add(
        (next) => (args) => {
          noteLeaving()
          return next(args)
        },
        { step: 'deserialize', priority: 'low', name: 'noteLeaving' },
      )
      return client.send(command, { abortSignal: AbortSignal.timeout(answerMs) })
    })
  }
}
