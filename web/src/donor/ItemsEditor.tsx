import Add from '@mui/icons-material/Add'
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Collapse from '@mui/material/Collapse'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { DonationCategory } from '../../../shared/donation/donation.ts'
import { categoryName } from '../../../shared/donation/names.ts'
import { donorTexts } from '../../../shared/text/donor.ts'
import { useLanguage, useText } from '../app/language.tsx'
import { CategoryIcon } from '../realtime/CategoryIcon.tsx'
import { Pounds } from '../ui/Pounds.tsx'
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
  const tiles = <Tiles items={items} categories={categories} onChoose={choose} />
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

const fieldId = (categoryId: number) => `pounds-${categoryId}`
const focusPounds = (categoryId: number) => document.getElementById(fieldId(categoryId))?.focus()

function Tiles({
  items,
  categories,
  onChoose,
}: Pick<ItemsEditorProps, 'items' | 'categories'> & { onChoose: (id: number) => void }) {
  const text = useText(donorTexts)
  const { language } = useLanguage()
  const chosen = new Set(items.map((item) => item.categoryId))
  return (
    <Box sx={tilesLook}>
      {categories.map((category) => {
        const name = categoryName(category, language)
        const isChosen = chosen.has(category.ID)
        return (
          <ButtonBase
            key={category.ID}
            aria-pressed={isChosen}
            aria-label={isChosen ? name : text('addItem', { category: name })}
            onClick={() => onChoose(category.ID)}
            sx={[tileLook, isChosen && chosenLook]}
          >
            <CategoryIcon category={category} />
            <span>{name}</span>
          </ButtonBase>
        )
      })}
    </Box>
  )
}

interface ItemLineProps {
  category: DonationCategory
  pounds: string
  isWrong: boolean
  onChange: (pounds: string) => void
  onRemove: () => void
}

function ItemLine({ category, pounds, isWrong, onChange, onRemove }: ItemLineProps) {
  const text = useText(donorTexts)
  const { language } = useLanguage()
  const name = categoryName(category, language)
  return (
    <Box component="li" sx={lineLook}>
      <CategoryIcon category={category} sx={{ color: 'primary.main' }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 600 }}>{name}</Box>
        {isWrong ? (
          <Typography id={`${fieldId(category.ID)}-wrong`} variant="body2" color="error">
            {text('needPounds')}
          </Typography>
        ) : null}
      </Box>
      <TextField
        id={fieldId(category.ID)}
        value={pounds}
        error={isWrong}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        onFocus={(event) => event.target.select()}
        sx={{ width: 124, flex: 'none' }}
        slotProps={{
          htmlInput: {
            inputMode: 'decimal',
            enterKeyHint: 'done',
            'aria-label': text('poundsOf', { category: name }),
            'aria-invalid': isWrong,
            'aria-describedby': isWrong ? `${fieldId(category.ID)}-wrong` : undefined,
            style: { textAlign: 'right', fontWeight: 600 },
          },
          input: { endAdornment: <InputAdornment position="end">{text('lb')}</InputAdornment> },
        }}
      />
      <IconButton aria-label={text('removeItem', { category: name })} onClick={onRemove} edge="end">
        <Close fontSize="small" />
      </IconButton>
    </Box>
  )
}

const tilesLook = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(128px, 1fr))' },
} as const
const tileLook = {
  flexDirection: 'column',
  gap: 0.5,
  minHeight: 84,
  p: 1,
  borderRadius: 2.5,
  border: '1px solid',
  borderColor: 'divider',
  fontSize: '0.8125rem',
  lineHeight: 1.25,
  fontWeight: 600,
  textAlign: 'center',
  color: 'text.secondary',
  transition: 'background-color .12s, border-color .12s',
  '&:hover': { borderColor: 'primary.main' },
  '&:focus-visible': { outline: '3px solid', outlineColor: 'secondary.light', outlineOffset: 1 },
} as const
const chosenLook = {
  color: 'primary.main',
  borderColor: 'primary.main',
  bgcolor: 'action.selected',
  boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)',
} as const
const lineLook = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  py: 1,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const
