import * as z from 'zod/mini'

/** A text that somebody sent to the tenant's number, as AWS End User Messaging puts it on the topic (`receivedtexts` queue). */
export const ReceivedText = z.object({
  /** In E.164. */
  originationNumber: z.string(),
  messageBody: z.string(),
  inboundMessageId: z.string(),
})
export type ReceivedText = z.infer<typeof ReceivedText>

/** To invoke the worker by hand. */
export const receivedTextSample: ReceivedText = {
  originationNumber: '+18655550100',
  messageBody: 'HELP',
  inboundMessageId: 'cae173d2-66b9-564c-8309-21f858e9fb84',
}
