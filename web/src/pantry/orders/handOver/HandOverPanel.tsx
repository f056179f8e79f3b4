import { Box, Button, Card, CardContent } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'
import { frameTexts } from '../../../../../shared/core/text/frame.ts'
import { orderWorkTexts } from '../../../../../shared/pantry/orders/texts/orderWork.ts'
import { FormElement } from '../../../core/ui/form/FormElement.tsx'
import { RootError } from '../../../core/ui/form/RootError.tsx'
import { useText } from '../../../core/words/language.tsx'
import { MarkHere } from '../arrivals/MarkHere.tsx'
import { HandOverFields } from './HandOverFields.tsx'
import { type HandOverProps, useHandOver } from './useHandOver.ts'

interface PanelProps extends HandOverProps {
  onRefused: () => void
  /** The next code is being typed: the focus stays there. */
  isTyping: () => boolean
}

/**
 * The scanned order, in the page. Enter hands over an order without warnings; where something is wrong, the panel has the
 * focus, and only a press of the button hands over.
 */
export default function HandOverPanel({ order, locationId, onDone, onClose, onRefused, isTyping }: PanelProps) {
  const text = useText(orderWorkTexts)
  const frame = useText(frameTexts)
  const { form, isClear, submit, label, ...asked } = useHandOver({ order, locationId, onDone, onRefused })
  const { isSubmitting } = useFormState({ control: form.control })
  const card = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the order is there.
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' })
    if (!isTyping()) (isClear ? button.current : card.current)?.focus()
  }, [])
  return (
    <Card
      component="section"
      ref={card}
      tabIndex={-1}
      aria-label={text('handOverTitle', { code: order.Code })}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
        // The Enter that found the order may still be held down.
        if (event.key === 'Enter' && event.repeat) event.preventDefault()
      }}
      sx={{ mt: 2, maxWidth: 720 }}
    >
      <CardContent>
        <FormElement form={form} onSubmit={submit} texts={orderWorkTexts} spacing={2}>
          <HandOverFields control={form.control} {...asked} />
          <MarkHere order={order} onDone={onClose} />
          <RootError control={form.control} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
            <Button color="inherit" size="large" onClick={onClose}>
              {frame('cancel')}
            </Button>
            <Button
              ref={button}
              type="submit"
              variant="contained"
              size="large"
              color={isClear ? 'primary' : 'error'}
              loading={isSubmitting}
              sx={{ minWidth: 200, minHeight: 56 }}
            >
              {label}
            </Button>
          </Box>
        </FormElement>
      </CardContent>
    </Card>
  )
}
