-- For wrk: one in ten requests is for a card that nobody has asked for.
local part = os.getenv("PART")
local sent = 0

request = function()
  sent = sent + 1
  if sent % 10 == 0 then
    return wrk.format("GET", "/card.png?title=Part%20" .. part .. "%20card%20" .. sent)
  end
  return wrk.format("GET", "/card.png?title=Known%20" .. sent % 100)
end
