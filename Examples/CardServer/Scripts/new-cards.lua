-- For wrk: a card that nobody has asked for before, each time.
local id = 0
local thread = 0

function setup(t)
  t:set("number", thread)
  thread = thread + 1
end

request = function()
  id = id + 1
  return wrk.format("GET", "/card.png?title=Card%20" .. number .. "%20of%20" .. id .. "%20" .. os.time())
end
