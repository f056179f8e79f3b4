import { type ComponentType, type ReactElement, useSyncExternalStore } from 'react'

interface HintProps {
  title: string
  children: ReactElement<Record<string, unknown>>
}

let tooltip: ComponentType<HintProps> | undefined
const waiting = new Set<() => void>()

/** Nobody points at anything before they did something; without that, once everything else is surely there. */
const signs = ['pointermove', 'pointerdown', 'keydown'] as const
const quiet = 10_000

let stop: (() => void) | undefined
function waitForSign() {
  const timer = setTimeout(come, quiet)
  for (const sign of signs) window.addEventListener(sign, come, true)
  stop = () => {
    clearTimeout(timer)
    for (const sign of signs) window.removeEventListener(sign, come, true)
  }
}

async function come() {
  stop?.()
  try {
    tooltip = (await import('@mui/material/Tooltip')).default
    for (const tell of waiting) tell()
  } catch {
    // The buttons are there all the same; the next sign asks again.
    waitForSign()
  }
}

const known = () => tooltip
function subscribe(tell: () => void) {
  waiting.add(tell)
  if (!stop) waitForSign()
  return () => void waiting.delete(tell)
}

/** A word that shows beside a picture's button; the button stands there before it can. */
export function Hint({ title, children }: HintProps) {
  const Tooltip = useSyncExternalStore(subscribe, known, known)
  return Tooltip ? <Tooltip title={title}>{children}</Tooltip> : children
}
