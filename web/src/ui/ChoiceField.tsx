import ArrowDropDown from '@mui/icons-material/ArrowDropDown'
import type { SxProps, Theme } from '@mui/material/styles'
import { type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from 'react'
import { OutlinedField } from './OutlinedField.tsx'

const load = () => import('./ChoiceList.tsx')
const ChoiceList = lazy(load)

export interface Choice<K extends string> {
  key: K
  name: string
}
export interface ChoiceFieldProps<K extends string> {
  label: string
  /** What is chosen, in words. */
  shown: string
  chosen: K | undefined
  choices: readonly Choice<K>[]
  onChoose: (key: K) => void
  sx?: SxProps<Theme>
}

const opening = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp'])

/** One of a few. The list is loaded when somebody comes near the field: most pages are read without it. */
export function ChoiceField<K extends string>({ label, shown, chosen, choices, onChoose, sx }: ChoiceFieldProps<K>) {
  const field = useRef<HTMLDivElement>(null)
  const list = useId()
  const [isOpen, open] = useState(false)
  const near = () => {
    // A failure shows when the list is opened.
    load().catch(() => undefined)
  }
  const pressed = (event: KeyboardEvent) => {
    if (!opening.has(event.key)) return
    event.preventDefault()
    open(true)
  }
  return (
    <>
      <OutlinedField
        ref={field}
        label={label}
        value={shown}
        picture={<ArrowDropDown sx={arrow} />}
        inputProps={{
          readOnly: true,
          role: 'combobox',
          'aria-haspopup': 'listbox',
          'aria-expanded': isOpen,
          ...(isOpen ? { 'aria-controls': list } : {}),
          onPointerEnter: near,
          onFocus: near,
          onClick: () => open(true),
          onKeyDown: pressed,
          style: { cursor: 'pointer', paddingInlineEnd: 32 },
        }}
        {...(sx ? { sx } : {})}
      />
      {isOpen ? (
        <Suspense fallback={null}>
          <ChoiceList
            id={list}
            label={label}
            anchor={field.current}
            chosen={chosen}
            choices={choices}
            onChoose={(key) => {
              open(false)
              onChoose(key as K)
            }}
            onClose={() => open(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}

const arrow = { position: 'absolute', right: 7, color: 'action.active', pointerEvents: 'none' } as const
