import { refuse } from '../../shared/answer.ts'
import * as attachments from '../../shared/api/attachments.ts'
import * as refusals from '../../shared/refusals/refusals.ts'
import { endpoint } from '../http.ts'
import { attachmentById } from './attachmentTable.ts'

/** Pictures are public; this names their address to software that knows only the number. */
export const handler = endpoint(attachments.getAttachment, async ({ input }) => {
  const found = await attachmentById(input.id)
  if (!found) return refuse(refusals.imageNotAvailable)
  return { Url: `${process.env.WEB_URL ?? ''}${found.StoragePath}` }
})
