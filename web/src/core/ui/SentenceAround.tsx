import type { ReactNode } from 'react'

const marker = '\u0000'

interface SentenceAroundProps {
  /** The words around the part. */
  of: (part: string) => string
  children: ReactNode
}

/** A sentence with a part that is more than text, such as a time: `<SentenceAround of={(time) => text('until', { time })}>`. */
export function SentenceAround({ of, children }: SentenceAroundProps) {
  const [before, after] = of(marker).split(marker)
  return (
    <>
      {before}
      {children}
      {after}
    </>
  )
}
