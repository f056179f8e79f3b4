import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { DonationCategory } from '../../../../shared/donation/donation.ts'
import { donorTexts } from '../../../../shared/text/donor.ts'
import { useText } from '../../app/language.tsx'
import { Pounds } from '../../ui/Pounds.tsx'
import { CategoryTiles } from './CategoryTiles.tsx'
import { focusPounds, ItemLine, lineLook } from './ItemLine.tsx'
import { type Item, parsePounds, totalPounds } from './items.ts'

interface ItemsEditorProps {
  items: readonly Item[]
  categories: readonly DonationCategory[]
  onChange: (items: Item[]) => void
  /** Lines without pounds are marked. */
  isChecked: boolean
  /** The lines are what matters, and are there already: further categories stand behind a button below them. */
  isCorrection?: boolean
}

/** Tap a category, type its pounds, tap the next: lines appear in the order of the taps, with a running total. */
export function ItemsEditor({ items, categories, onChange, isChecked, isCorrection = false }: ItemsEditorProps) {
  const text = useText(donorTexts)
  const added = useRef<number>(undefined)
  const choose = (id: number) => {
    added.current = id
    if (items.some((item) => item.categoryId === id)) focusPounds(id)
    else onChange([...items, { categoryId: id, pounds: '' }])
  }
  useEffect(() => {
    const id = added.current
    if (id === undefined || !items.some((item) => item.categoryId === id)) return
    added.current = undefined
    focusPounds(id)
  }, [items])
  const change = (id: number, pounds: string) =>
    onChange(items.map((item) => (item.categoryId === id ? { ...item, pounds } : item)))
  const tiles = <CategoryTiles items={items} categories={categories} onChoose={choose} />
  return (
    <>
      {isCorrection ? null : tiles}
      {items.length > 0 ? (
        <Box component="ul" sx={{ m: 0, mt: isCorrection ? 0 : 2, p: 0, listStyle: 'none' }}>
          {items.map((item) => {
            const category = categories.find((one) => one.ID === item.categoryId)
            return category ? (
              <ItemLine
                key={item.categoryId}
                category={category}
                pounds={item.pounds}
                isWrong={isChecked && parsePounds(item.pounds) === undefined}
                onChange={(pounds) => change(item.categoryId, pounds)}
                onRemove={() => onChange(items.filter((one) => one.categoryId !== item.categoryId))}
              />
            ) : null
          })}
          <Box component="li" sx={{ ...lineLook, fontWeight: 700 }} aria-live="polite">
            <Box sx={{ flex: 1 }}>{text('total')}</Box>
            <Pounds value={totalPounds(items)} />
            <Box sx={{ width: 40 }} />
          </Box>
        </Box>
      ) : null}
      {isCorrection ? <Folded>{tiles}</Folded> : null}
    </>
  )
}

function Folded({ children }: { children: ReactNode }) {
  const text = useText(donorTexts)
  const [isOpen, open] = useState(false)
  return (
    <>
      <Button startIcon={<Add />} aria-expanded={isOpen} onClick={() => open(!isOpen)} sx={{ ml: -1.5, my: 0.5 }}>
        {text('otherCategory')}
      </Button>
      <Collapse in={isOpen} mountOnEnter>
        {children}
      </Collapse>
    </>
  )
}
