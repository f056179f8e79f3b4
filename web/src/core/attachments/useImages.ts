import { useRef, useState } from 'react'
import type { AttachmentCollection } from '../../../../shared/core/attachments/attachment.ts'
import { inSequence } from '../../../../shared/core/attachments/collection.ts'
import { hasImageExtension } from '../../../../shared/core/attachments/image.ts'
import { attachmentTexts } from '../../../../shared/core/attachments/texts.ts'
import { refusalReason } from '../data/client.ts'
import { movedTo } from '../ui/movedTo.ts'
import { useConfirm } from '../words/confirm.tsx'
import { useText } from '../words/language.tsx'
import { useToast } from '../words/toast.tsx'
import { scaledDown, Unreadable } from './photo.ts'

export interface ImageActions {
  upload: (file: File) => Promise<unknown>
  /** Puts them into this order; answers them as they are then. */
  reorder: (images: AttachmentCollection) => Promise<AttachmentCollection>
  remove: (imageId: number) => Promise<unknown>
}

/** What the screen does with a collection: one upload at a time; an order is shown before the server confirms it. */
export function useImages(images: AttachmentCollection, { upload, reorder, remove }: ImageActions) {
  const text = useText(attachmentTexts)
  const toast = useToast()
  const confirm = useConfirm()
  const [isUploading, setUploading] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [order, setOrder] = useState<AttachmentCollection>()
  const turn = useRef(0)
  const shown = order ?? inSequence(images)

  const choose = async (files: readonly File[]) => {
    const [file] = files
    if (!file || isUploading) return
    if (files.length > 1) return setProblem(text('several'))
    if (!hasImageExtension(file.name)) return setProblem(text('type'))
    setProblem(undefined)
    setUploading(true)
    try {
      const { photo } = await scaledDown(file)
      await upload(new File([photo], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' }))
      toast(text('added'))
    } catch (error) {
      if (!(error instanceof Unreadable)) console.error(error)
      setProblem(refusalReason(error) ?? text('failed'))
    } finally {
      setUploading(false)
    }
  }
  const arrange = async (next: AttachmentCollection, undo?: () => void) => {
    turn.current += 1
    const mine = turn.current
    setOrder(next)
    try {
      await reorder(next.map((item, index) => ({ ...item, SequenceNumber: index + 1 })))
      toast(text('moved'), undo ? { undo } : {})
    } catch (error) {
      toast(refusalReason(error) ?? text('changeFailed'), { tone: 'error' })
    } finally {
      // A later move's order stays on the screen.
      if (mine === turn.current) setOrder(undefined)
    }
  }
  const move = async (from: number, to: number) => {
    if (from === to || to < 0 || to >= shown.length) return
    await arrange(movedTo(shown, from, to), () => void arrange(shown))
  }
  const removeImage = async (imageId: number) => {
    const question = { title: text('removeQuestion'), text: text('removeText'), confirm: text('removeShort') }
    if (!(await confirm({ ...question, isDangerous: true }))) return
    try {
      await remove(imageId)
      toast(text('removed'))
    } catch (error) {
      toast(refusalReason(error) ?? text('changeFailed'), { tone: 'error' })
    }
  }
  const clearProblem = () => setProblem(undefined)
  return { shown, isUploading, problem, clearProblem, choose, move, removeImage }
}
