import { useRef, useState } from 'react'
import { type ScaledPhoto, scaledDown, Unreadable } from './photo.ts'

/** A picture that was sent. */
export interface SentPhoto {
  readonly key: string
  readonly preview: string
}
export interface PhotoFieldProps {
  photo: SentPhoto | null
  /** Puts the picture into the store and answers its key. */
  send: (photo: Blob) => Promise<string>
  onChange: (photo: SentPhoto | null) => void
  /** While a picture is on its way its form waits for it. */
  onSending: (isSending: boolean) => void
}
interface Sending {
  preview: string
  /** Set when it did not arrive. */
  again?: () => void
}

/** One picture at a time: what is chosen later, or removed, overtakes what is still on its way. */
export function usePhoto({ send: store, onChange, onSending }: PhotoFieldProps) {
  const [sending, setSending] = useState<Sending>()
  const [problem, setProblem] = useState<'photoFailed' | 'photoUnreadable'>()
  const turn = useRef(0)

  const settle = (left: Sending | undefined, failed?: typeof problem) => {
    setSending(left)
    setProblem(failed)
    onSending(false)
  }
  const send = async (scaled: ScaledPhoto) => {
    const mine = turn.current
    setProblem(undefined)
    setSending({ preview: scaled.preview })
    onSending(true)
    try {
      const key = await store(scaled.photo)
      if (mine !== turn.current) return
      onChange({ key, preview: scaled.preview })
      settle(undefined)
    } catch (error) {
      console.error(error)
      if (mine === turn.current) settle({ preview: scaled.preview, again: () => void send(scaled) }, 'photoFailed')
    }
  }
  const choose = async (file: File) => {
    turn.current += 1
    const mine = turn.current
    try {
      const scaled = await scaledDown(file)
      if (mine === turn.current) await send(scaled)
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      if (mine === turn.current) settle(undefined, 'photoUnreadable')
    }
  }
  const clear = () => {
    turn.current += 1
    settle(undefined)
    onChange(null)
  }
  return { sending, problem, choose: (file: File) => void choose(file), clear }
}
