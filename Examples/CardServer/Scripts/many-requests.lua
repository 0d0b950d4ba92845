-- For wrk: so many requests, one in ten for a card that nobody has asked for, and the end.
local most = tonumber(os.getenv("REQUESTS"))
local part = os.getenv("PART")
local sent = 0
local answered = 0

request = function()
  sent = sent + 1
  if sent % 10 == 0 then
    return wrk.format("GET", "/card.png?title=Part%20" .. part .. "%20card%20" .. sent)
  end
  return wrk.format("GET", "/card.png?title=Known%20" .. sent % 100)
end

response = function()
  answered = answered + 1
  if answered >= most then wrk.thread:stop() end
end
