# Wat de tafel vertelt naast de teksten van de terminal: voor de server en de browser.

telling-one-ring-played = De 1 van Ringen is gespeeld
telling-one-ring-to-come = De 1 van Ringen moet nog komen
telling-now = Nu
telling-table = Op tafel
telling-turn = Beurt { $number }
telling-round = Ronde { $number }
telling-duty-broken = { $who }: in slag { $number } is niet voldaan aan { $rider }.
