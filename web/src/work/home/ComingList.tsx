import { Box, Card, Link, List, TextField, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { holdsWords } from '../../../../shared/core/grid/words.ts'
import { languageNames } from '../../../../shared/core/text/languages.ts'
import { plural } from '../../../../shared/core/text/text.ts'
import { isPacked } from '../../../../shared/pantry/orders/status.ts'
import type { ComingOrder } from '../../../../shared/work/home/api.ts'
import { pantryTodayTexts } from '../../../../shared/work/home/texts.ts'
import { useRowKeys } from '../../core/app/rowKeys.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { paths } from '../../core/paths.ts'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { nameOfCustomer } from '../../pantry/customers/customerName.ts'
import { wallTimeText } from '../../pantry/windows/windowText.ts'
import { wholeRow } from './NeedRow.tsx'

/** Orders that somebody will still fetch today, the next first, with a search over names and codes. */
export function ComingList({ orders, more }: { orders: readonly ComingOrder[]; more: number }) {
  const text = useText(pantryTodayTexts)
  const { language } = useLanguage()
  const [search, setSearch] = useState('')
  const list = useRef<HTMLDivElement>(null)
  useRowKeys(list)
  const shown = orders.filter(({ FoodInsecureNeighbor: { FirstName, LastName }, Code }) =>
    holdsWords([FirstName, LastName, Code], search),
  )
  return (
    <Box component="section" aria-labelledby="coming" ref={list}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
        <Typography variant="h3" component="h2" id="coming" sx={{ flex: 1 }}>
          {text('coming')}
        </Typography>
        {orders.length > 8 ? (
          <TextField
            type="search"
            placeholder={text('find')}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
            slotProps={{ htmlInput: { 'aria-label': text('find') } }}
            sx={{ maxWidth: 280 }}
          />
        ) : null}
      </Box>
      <Card>
        {shown.length === 0 ? (
          <Typography color="textSecondary" sx={{ p: 2 }}>
            {text(orders.length === 0 ? 'comingNone' : 'comingNotFound')}
          </Typography>
        ) : null}
        <List disablePadding>
          {shown.map((order) => (
            <ComingRow key={order.ID} order={order} />
          ))}
        </List>
      </Card>
      {more > 0 && !search ? (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {text(plural(language, 'moreComing', more), { count: more })}
        </Typography>
      ) : null}
    </Box>
  )
}

function ComingRow({ order }: { order: ComingOrder }) {
  const text = useText(pantryTodayTexts)
  const { language } = useLanguage()
  const prefix = useRolePrefix()
  const isReady = isPacked(order.StatusCode)
  const hours = `${wallTimeText(order.StartTime, language)} – ${wallTimeText(order.EndTime, language)}`
  const items = text(plural(language, 'items', order.TotalItems), { count: order.TotalItems })
  return (
    <Box component="li" data-row sx={row}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Link href={paths.order(prefix, order.ID)} color="textPrimary" sx={wholeRow}>
          <strong>{nameOfCustomer(order.FoodInsecureNeighbor)}</strong>
        </Link>
        <Typography variant="body2" color="textSecondary">
          {[order.Code, hours, order.Label, items].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      {order.Language === language ? null : <StatusChip label={languageNames[order.Language]} />}
      {order.IsCold ? <StatusChip tone="info" label={text('cold')} /> : null}
      <StatusChip tone={isReady ? 'success' : 'warning'} label={text(isReady ? 'isPacked' : 'isToPack')} />
    </Box>
  )
}

const row = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1,
  rowGap: 0.5,
  alignItems: 'center',
  px: 2,
  py: 1,
  minHeight: 56,
  '&:hover': { bgcolor: 'action.hover' },
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
} as const
