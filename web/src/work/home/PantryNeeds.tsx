import { Box, Button, Card, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { plural } from '../../../../shared/core/text/text.ts'
import type { PantryToday } from '../../../../shared/work/home/api.ts'
import { pantryTodayTexts } from '../../../../shared/work/home/texts.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { paths } from '../../core/paths.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'

/** Work beside the orders: families who did not come, cold food that came back, products that run out. */
export function PantryNeeds({ today }: { today: PantryToday }) {
  const text = useText(pantryTodayTexts)
  const { language } = useLanguage()
  const prefix = useRolePrefix()
  const { NoShows, CameBack, MoreCameBack, Texts = 0, Low, MoreLow } = today
  const counted = (key: 'moreCameBack' | 'moreLow' | 'noShows' | 'textsWait', count: number) =>
    text(plural(language, key, count), { count })
  if (NoShows === 0 && Texts === 0 && CameBack.length === 0 && Low.length === 0) return null
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {NoShows > 0 ? (
        <Need title={counted('noShows', NoShows)} action={text('seeNoShows')} href={paths.missedOrders(prefix)} />
      ) : null}
      {Texts > 0 ? (
        <Need title={counted('textsWait', Texts)} action={text('seeTexts')} href={paths.texts(prefix)} />
      ) : null}
      {CameBack.length > 0 ? (
        <Need title={text('cameBack')} action={text('decide')} href={paths.missedOrders(prefix)}>
          {CameBack.map(({ OrderID, PantryInventoryItemID, Quantity, Name, Code }) => (
            <li key={`${OrderID} ${PantryInventoryItemID}`}>
              {Quantity} × {Name} · {Code}
            </li>
          ))}
          {MoreCameBack > 0 ? <li>{counted('moreCameBack', MoreCameBack)}</li> : null}
        </Need>
      ) : null}
      {Low.length > 0 ? (
        <Need title={text('low')} action={text('seeLow')} href={paths.products(prefix)}>
          {Low.map(({ ID, Name, Quantity }) => (
            <Box component="li" key={ID} sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
              <span>{Name}</span>
              <Box
                component="span"
                sx={{ whiteSpace: 'nowrap', ...(Quantity === 0 ? { color: 'error.main', fontWeight: 700 } : {}) }}
              >
                {text('left', { quantity: Quantity })}
              </Box>
            </Box>
          ))}
          {MoreLow > 0 ? <li>{counted('moreLow', MoreLow)}</li> : null}
        </Need>
      ) : null}
    </Box>
  )
}

function Need(props: { title: string; action: string; href: string; children?: ReactNode }) {
  return (
    <Card component="section" sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h4" component="h2">
          {props.title}
        </Typography>
        <Button size="small" href={props.href} sx={{ flexShrink: 0, minHeight: { xs: 44, md: 32 } }}>
          {props.action}
        </Button>
      </Box>
      {props.children ? (
        <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', typography: 'body2' }}>
          {props.children}
        </Box>
      ) : null}
    </Card>
  )
}
