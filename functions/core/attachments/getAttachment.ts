import { refuse } from '../../../shared/core/answer.ts'
import * as attachments from '../../../shared/core/attachments/api.ts'
import * as refusals from '../../../shared/core/attachments/refusals.ts'
import { endpoint } from '../http/http.ts'
import { attachmentById } from './attachmentTable.ts'

/** Pictures are public; this names their address to software that knows only the number. */
export const handler = endpoint(attachments.getAttachment, async ({ input }) => {
  const found = await attachmentById(input.id)
  if (!found) return refuse(refusals.imageNotAvailable)
  return { Url: `${process.env.WEB_URL ?? ''}${found.StoragePath}` }
})
