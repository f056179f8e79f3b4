import { useState } from 'react'
import type { AttachmentCollection, AttachmentItem } from '../../../../shared/core/attachments/attachment.ts'
import { inSequence } from '../../../../shared/core/attachments/collection.ts'
import { hasImageExtension } from '../../../../shared/core/attachments/image.ts'
import { attachmentTexts } from '../../../../shared/core/attachments/texts.ts'
import type { Endpoint } from '../../../../shared/core/schema/endpoint.ts'
import { refusalReason } from '../data/client.ts'
import { useAction } from '../data/useAction.ts'
import { movedTo } from '../ui/movedTo.ts'
import { useText } from '../words/language.tsx'
import { scaledDown, Unreadable } from './photo.ts'

/** The endpoints of one kind of thing that has pictures. */
export interface ImageEndpoints {
  list: Endpoint<{ id: number }, AttachmentCollection>
  add: Endpoint<{ id: number; Attachment: File; Small?: File | undefined }, AttachmentItem>
  reorder: Endpoint<
    { id: number; AttachmentCollection: Pick<AttachmentItem, 'ID' | 'SequenceNumber'>[] },
    AttachmentCollection
  >
  remove: Endpoint<{ id: number; imageId: number }, null>
}

/** Changes a thing's pictures: one upload at a time; an order is shown before the server confirms it. */
export function useImages({ list, add, reorder, remove }: ImageEndpoints, id: number, images: AttachmentCollection) {
  const text = useText(attachmentTexts)
  const [problem, setProblem] = useState<string>()
  const reason = (otherwise: 'failed' | 'changeFailed') => (error: unknown) => refusalReason(error) ?? text(otherwise)
  const effect = { shows: { read: list, of: { id } }, renews: 'all' } as const
  const uploading = useAction({ ...effect, failed: reason('failed'), tell: setProblem })
  const { act, perform } = useAction({ ...effect, failed: reason('changeFailed') })
  const shown = inSequence(images)

  const choose = async (files: readonly File[]) => {
    const [file] = files
    if (!file || uploading.busy) return
    if (files.length > 1) return setProblem(text('several'))
    if (!hasImageExtension(file.name)) return setProblem(text('type'))
    await uploading.perform(
      async (send) => {
        const { photo, small } = await scaledDown(file)
        const named = (part: Blob) => new File([part], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' })
        return [...images, await send(add, { id, Attachment: named(photo), Small: named(await small()) })]
      },
      { done: text('added'), onFailed: (error) => error instanceof Unreadable || console.error(error) },
    )
  }
  const arrange = (next: AttachmentCollection, undo?: () => void) => {
    const ordered = next.map((item, index) => ({ ...item, SequenceNumber: index + 1 }))
    const numbers = ordered.map(({ ID, SequenceNumber }) => ({ ID, SequenceNumber }))
    const words = { done: [text('moved'), undo ? { undo } : {}] as const, expected: () => ordered }
    return act(reorder, { id, AttachmentCollection: numbers }, words)
  }
  const move = async (from: number, to: number) => {
    if (from === to || to < 0 || to >= shown.length) return
    await arrange(movedTo(shown, from, to), () => void arrange(shown))
  }
  const removeImage = (imageId: number) => {
    const question = { title: text('removeQuestion'), text: text('removeText'), confirm: text('removeShort') }
    const left = async () => images.filter(({ ID }) => ID !== imageId)
    return perform((send) => send(remove, { id, imageId }).then(left), {
      ask: { ...question, isDangerous: true },
      done: text('removed'),
    })
  }
  const clearProblem = () => setProblem(undefined)
  return { shown, isUploading: uploading.busy, problem, clearProblem, choose, move, removeImage }
}
