-- For wrk: clicks on advertisements, 10,000 queries like no other, made before the load begins.
local requests = {}
local at = 0

init = function()
  for click = 1, 10000 do
    local query = '?gclid=Cj0KCQ' .. click .. '&utm_source=news&utm_campaign=' .. click % 97 .. '&fbclid=IwAR' .. click * 7
    requests[click] = wrk.format(nil, wrk.path .. query)
  end
end

request = function()
  at = at % #requests + 1
  return requests[at]
end
