import { dialledNumber, telHref } from '@/lib/facts/dialled-number'

test.each([
  ['1300 975 707', '+611300975707'],
  ['1800 010 020', '+611800010020'],
  ['13 12 34', '+61131234'],
  ['(03) 7010 4021', '+61370104021'],
  ['02 7010\u00A04023', '+61270104023'],
  ['0491 570 156', '+61491570156'],
  ['0491-570-156', '+61491570156'],
  ['+61 491 570 156', '+61491570156'],
  ['+61 (0)3 7010 4021', '+61370104021'],
  ['+44 20 7946 0018', '+442079460018'],
])('%s is dialled %s', (shown, dialled) => {
  expect(dialledNumber(shown)).toBe(dialled)
  expect(telHref(shown)).toBe(`tel:${dialled}`)
})

test.each([null, '', '7010 4021', '1300 975 70', '0491 570 1567', '+61', 'call us', '{phone}', '+0 123 456 789'])(
  '%j cannot be dialled',
  (shown) => {
    expect(dialledNumber(shown)).toBeNull()
    expect(telHref(shown)).toBeNull()
  },
)
