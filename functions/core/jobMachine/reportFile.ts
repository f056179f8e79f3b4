import type { FileAnswer } from '../http/http.ts'
import type { JobResult } from './jobParts.ts'

export type ReportFile = FileAnswer & { readonly mediaType: string }

/** The file as the result of a job; text names its encoding. */
export const jobResultOf = ({ fileName, mediaType, content }: ReportFile): JobResult => ({
  name: fileName,
  mediaType: typeof content === 'string' ? `${mediaType}; charset=utf-8` : mediaType,
  content,
})
