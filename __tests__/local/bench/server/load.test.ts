import { readWrk } from '../../../../local/bench/server/load'

const OUTPUT = `Running 3s test @ http://127.0.0.1:3000/
  1 threads and 16 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency    55.59ms   17.70ms 203.59ms   81.30%
    Req/Sec   290.07     69.11   450.00     70.00%
  Latency Distribution
     50%  520.00us
     75%   61.54ms
     90%   74.81ms
     99%    1.25s 
  1736 requests in 6.01s, 63.62MB read
Requests/sec:    288.68
Transfer/sec:     10.58MB
`

test('reads requests and latencies, whatever their unit', () => {
  expect(readWrk(OUTPUT)).toEqual({ requests: 1736, perSecond: 288.68, p50Ms: 0.52, p99Ms: 1250 })
})

test.each(['  Non-2xx or 3xx responses: 7', '  Socket errors: connect 0, read 3, write 0, timeout 0'])(
  'fails with "%s"',
  (line) => {
    expect(() => readWrk(`${OUTPUT}${line}\n`)).toThrow(line.trim())
  },
)
